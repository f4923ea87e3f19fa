/** The network's own minimum (spec 9); a smaller transfer is not worth its fee. */
import Big from 'big.js';
import { DEFAULT_LIMITS, limitsFor } from '@/cashier/amount/limits';
import { ofCurrency } from '@/cashier/amount/of-currency';
import type { PaymentMethod } from '@/contract/method';
import type { Network } from '../networks';

/** Currencies that can be compared with the table's US dollars without an exchange rate. */
const DOLLARS: readonly string[] = ['USD', 'USDT'];

export interface Money {
  /** Major units. */
  amount: number;
  currency: string;
}

/**
 * Returns the method with its rule raised to the network's minimum, for balances in dollars. In any other currency the
 * gateway's own rule applies, because only the gateway knows the exchange rate.
 */
export function withNetworkMinimum(
  method: PaymentMethod,
  network: Network | undefined,
  currency: string,
): PaymentMethod {
  const minimum = network && networkMinimum(network, currency);
  if (minimum === undefined) return method;
  const rule = method.amount_rules[currency] ?? { min: minimum, max: DEFAULT_LIMITS.max };
  const least = (min: number) => (new Big(min).lt(minimum) ? minimum : min);
  const minNonRus = rule.minNonRus == null ? {} : { minNonRus: least(rule.minNonRus) };
  // Leave a rule whose maximum is below the network's minimum: raising it would make it invalid, and the default
  // minimum of 1000 would apply.
  if (rule.max < minimum) return method;
  return {
    ...method,
    amount_rules: { ...method.amount_rules, [currency]: { ...rule, min: least(rule.min), ...minNonRus } },
  };
}

/** The network's minimum in the given currency; undefined if it has none, or if that would need an exchange rate. */
export function networkMinimum(network: Network, currency: string): number | undefined {
  return DOLLARS.includes(currency) ? network.minimumUsd : undefined;
}

/**
 * The minimum shown in the list: in the player's currency if the method has a rule for it, otherwise the network's in
 * US dollars.
 */
export function minimumOf(
  method: PaymentMethod,
  network: Network | undefined,
  player: { currency: string; country: string },
): Money | undefined {
  const { amount_rules } = withNetworkMinimum(method, network, player.currency);
  if (ofCurrency(amount_rules, player.currency)) {
    const { min } = limitsFor(amount_rules, player.currency, player.country);
    if (min > 0) return { amount: min, currency: player.currency };
  }
  return network?.minimumUsd === undefined ? undefined : { amount: network.minimumUsd, currency: 'USD' };
}
