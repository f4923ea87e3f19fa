/** The provider's price in coins. Prices are fixed, so that the same deposit always costs the same. */
import Big from 'big.js';
import { decimalsOf } from '@/cashier/amount/currencies';
import type { PaymentMethod } from '@/contract/method';
import type { Coin } from '../coins';
import type { Network } from '../networks';

/** US dollars per coin. */
const PRICES: Readonly<Record<string, number>> = {
  BTC: 60_000,
  ETH: 3000,
  LTC: 80,
  TRX: 0.25,
  DOGE: 0.2,
  XRP: 2,
  BCH: 450,
  XMR: 300,
  DASH: 40,
  ZEC: 50,
  XLM: 0.3,
  BNB: 600,
  SOL: 150,
  TON: 5,
  ADA: 0.5,
  DOT: 5,
  POL: 0.4,
  AVAX: 25,
};

/**
 * Coins to pay, rounded up to the coin's decimals, so that rounding never makes a deposit underpaid. `amount`: major
 * units of `currency`.
 */
export function coinsFor(
  amount: number,
  currency: string,
  method: PaymentMethod,
  network: Network | undefined,
  coin: Coin,
): Big {
  const decimals = decimalsOf(coin.code);
  const dollars = new Big(amount).div(perDollar(method, currency, network));
  const coins = dollars.div(PRICES[coin.code] ?? 1).round(decimals, Big.roundUp);
  return coins.gt(0) ? coins : new Big(10).pow(-decimals);
}

/** The fixtures' minimum on networks that have none of their own. */
const OTHER_MINIMUM_USD = 5;

/** Exchange rate: the catalogue's minimum is the network's minimum in dollars, converted to the player's currency. */
function perDollar(method: PaymentMethod, currency: string, network: Network | undefined): Big {
  const min = method.amount_rules[currency]?.min ?? 0;
  return min > 0 ? new Big(min).div(network?.minimumUsd ?? OTHER_MINIMUM_USD) : new Big(1);
}
