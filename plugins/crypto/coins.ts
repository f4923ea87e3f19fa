/** Coins by ticker: their names and own networks. */
import type { NetworkId } from './networks';

export interface Coin {
  code: string;
  /** A proper name, the same in every language. */
  name: string;
  /** Network on which this is the native coin; absent for tokens. */
  native?: NetworkId;
  /** Other networks on which it is the native coin, in which their fees are paid. */
  alsoNative?: readonly NetworkId[];
}

const coin = (code: string, name: string, native: NetworkId): Coin => ({ code, name, native });

export const COINS: readonly Coin[] = [
  coin('BTC', 'Bitcoin', 'bitcoin'),
  { ...coin('ETH', 'Ethereum', 'erc20'), alsoNative: ['base', 'arbitrum', 'optimism'] },
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
  coin('SOL', 'Solana', 'solana'),
  coin('TON', 'Toncoin', 'ton'),
  coin('ADA', 'Cardano', 'cardano'),
  coin('DOT', 'Polkadot', 'polkadot'),
  coin('POL', 'Polygon', 'polygon'),
  coin('AVAX', 'Avalanche', 'avalanche'),
  { code: 'USDT', name: 'Tether' },
  { code: 'USDC', name: 'USD Coin' },
];

const byCode = new Map(COINS.map((one) => [one.code, one]));

/** Finds a coin by its ticker, in any case. */
export function coinNamed(text: string): Coin | undefined {
  return byCode.get(text.toUpperCase());
}

export const isNative = ({ native, alsoNative }: Coin, network: NetworkId): boolean =>
  native === network || alsoNative?.includes(network) === true;
