/** Coins by ticker: name, own network, and their token contracts on other networks. */
import type { NetworkId } from './networks';

export interface Token {
  /** The contract's address as its issuer publishes it, with ERC-55 checksum. */
  contract: string;
  decimals: number;
}

export interface Coin {
  code: string;
  /** A proper name, the same in every language. */
  name: string;
  /** Network on which this is the native coin; absent for tokens. */
  native?: NetworkId;
  /** Token by network, only for networks whose payment URIs contain the contract (ERC-681). */
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

/** Finds a coin by its ticker, in any case. */
export function coinNamed(text: string): Coin | undefined {
  return byCode.get(text.toUpperCase());
}
