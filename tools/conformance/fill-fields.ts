import type { PaymentMethod } from '../../src/contract/method';
import type { Options } from './options';

/** What the tester or the method itself says; null when a field is left that nobody knows. */
export function fillFields({ fields }: PaymentMethod, { fields: given }: Options): Record<string, string> | null {
  const filled: Record<string, string> = {};
  for (const { name, type, value, values } of fields ?? []) {
    if (type === 'amount') continue;
    const text = given[name] ?? value ?? values?.[0]?.value;
    if (text == null || text === '') return null;
    filled[name] = String(text);
  }
  return filled;
}

/** Spec 5: used where a method has no rule for the currency. */
const DEFAULT_LEAST = 1000;
const WITHOUT_LIMITS = 10;

export function leastAmount({ amount_rules }: PaymentMethod, { amount, currency }: Options): number {
  return (amount ?? amount_rules?.[currency]?.min ?? DEFAULT_LEAST) || WITHOUT_LIMITS;
}
