/** Coins by their ticker: name, own network, and their token contracts on the networks of others. */
import type { NetworkId } from './networks';

export interface Token {
  /** With its ERC-55 checksum, as the issuer publishes it. */
  contract: string;
  decimals: number;
}

export interface Coin {
  code: string;
  /** A proper name, the same in every language. */
  name: string;
  /** Where it is the native coin; absent for tokens. */
  native?: NetworkId;
  /** By network, for those whose payment URIs name the contract (ERC-681). */
  tokens?: Partial<Record<NetworkId, Token>>;
}

const coin = (code: string, name: string, native: NetworkId): Coin => ({ code, name, native });

export const COINS: readonly Coin[] = [
  coin('BTC', 'Bitcoin', 'bitcoin'),
  coin('ETH', 'Ethereum', 'erc20'),
  coin('LTC', 'Litecoin', 'litecoin'),
  coin('TRX', 'TRON', 'trc20'),
  coin('DOGE', 'Dogecoin', 'doge'),
  coin('XRP', 'Ripple', 'ripple'),
  coin('BCH', 'Bitcoin Cash', 'bitcoin-cash'),
  coin('XMR', 'Monero', 'monero'),
  coin('DASH', 'Dash', 'dash'),
  coin('ZEC', 'Zcash', 'zcash'),
  coin('XLM', 'Stellar', 'stellar'),
  coin('BNB', 'BNB', 'bep20'),
  {
    code: 'USDT',
    name: 'Tether',
    tokens: {
      erc20: { contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7', decimals: 6 },
      bep20: { contract: '0x55d398326f99059fF775485246999027B3197955', decimals: 18 },
    },
  },
  {
    code: 'USDC',
    name: 'USD Coin',
    tokens: {
      erc20: { contract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', decimals: 6 },
      bep20: { contract: '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', decimals: 18 },
    },
  },
];

const byCode = new Map(COINS.map((one) => [one.code, one]));

/** By ticker, any case. */
export function coinNamed(text: string): Coin | undefined {
  return byCode.get(text.toUpperCase());
}
