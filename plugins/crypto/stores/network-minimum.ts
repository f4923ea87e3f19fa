/** The network's own minimum (spec 9), beneath which a transfer is not worth its fee. */
import Big from 'big.js';
import { DEFAULT_LIMITS, limitsFor } from '@/cashier/amount/limits';
import { ofCurrency } from '@/cashier/amount/of-currency';
import type { PaymentMethod } from '@/contract/method';
import type { Network } from '../networks';

/** Currencies in which the table's US dollars can be compared without a rate. */
const DOLLARS: readonly string[] = ['USD', 'USDT'];

export interface Money {
  /** Major units. */
  amount: number;
  currency: string;
}

/**
 * The method with the network's minimum in its rule for a balance in dollars. In any other currency the gateway's own rule
 * counts: it knows the rate, we don't.
 */
export function withNetworkMinimum(
  method: PaymentMethod,
  network: Network | undefined,
  currency: string,
): PaymentMethod {
  if (!network || !DOLLARS.includes(currency)) return method;
  const rule = method.amount_rules[currency] ?? { min: network.minimumUsd, max: DEFAULT_LIMITS.max };
  const least = (min: number) => (new Big(min).lt(network.minimumUsd) ? network.minimumUsd : min);
  const minNonRus = rule.minNonRus == null ? {} : { minNonRus: least(rule.minNonRus) };
  // A rule whose most is below the network's minimum would become none, and the default 1000 would stand in.
  if (rule.max < network.minimumUsd) return method;
  return {
    ...method,
    amount_rules: { ...method.amount_rules, [currency]: { ...rule, min: least(rule.min), ...minNonRus } },
  };
}

/** The network's minimum in a balance's currency; undefined where it would take a rate. */
export function networkMinimum(network: Network, currency: string): number | undefined {
  return DOLLARS.includes(currency) ? network.minimumUsd : undefined;
}

/** What the list says: in the player's currency where the method has a rule for it, else the network's in dollars. */
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
  return network && { amount: network.minimumUsd, currency: 'USD' };
}
