/** Tokens' contracts, for payment URIs and for comparing with the gateway's own. */
import { isSameTonAccount } from './address/ton';
import type { Coin } from './coins';
import { CHAIN_IDS, type NetworkId } from './networks';

export interface Token {
  /** As the issuer publishes it: with ERC-55 checksum, the mint on Solana, the jetton's master on TON. */
  contract: string;
  decimals: number;
}

const token = (contract: string, decimals = 6): Token => ({ contract, decimals });

/** By ticker. Left out: a token that its issuer does not issue on the network itself, such as Tether on Base. */
const TOKENS: Readonly<Record<string, Partial<Record<NetworkId, Token>>>> = {
  USDT: {
    erc20: token('0xdAC17F958D2ee523a2206206994597C13D831ec7'),
    bep20: token('0x55d398326f99059fF775485246999027B3197955', 18),
    trc20: token('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'),
    polygon: token('0xc2132D05D31c914a87C6611C10748AEb04B58e8F'),
    arbitrum: token('0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9'),
    optimism: token('0x94b008aA00579c1307B0EF2c499aD98a8ce58e58'),
    avalanche: token('0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7'),
    solana: token('Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'),
    ton: token('EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs'),
  },
  USDC: {
    erc20: token('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
    bep20: token('0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', 18),
    polygon: token('0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'),
    base: token('0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'),
    arbitrum: token('0xaf88d065e77c8cC2239327C5EDb3A432268e5831'),
    optimism: token('0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85'),
    avalanche: token('0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E'),
    solana: token('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'),
  },
};

export const tokenOn = (coin: Coin, network: NetworkId): Token | undefined => TOKENS[coin.code]?.[network];

/** Networks on which the coin is a token, the usual one first. */
export const tokenNetworks = (coin: Coin): NetworkId[] => Object.keys(TOKENS[coin.code] ?? {}) as NetworkId[];

/** True for two ways to write one contract: Ethereum's in another case, TON's in another form. */
export const isSameContract = (network: NetworkId, one: string, other: string): boolean =>
  one === other ||
  (network in CHAIN_IDS && one.toLowerCase() === other.toLowerCase()) ||
  (network === 'ton' && isSameTonAccount(one, other));
