import type { PaymentMethod } from '../../src/contract/method';
import type { Options } from './options';

type Field = NonNullable<PaymentMethod['fields']>[number];

/** What the tester or the method itself says. */
const known = ({ name, value, values }: Field, given: Options['fields']) =>
  given[name] ?? value ?? values?.[0]?.value ?? '';

const asked = ({ fields }: PaymentMethod) => (fields ?? []).filter(({ type }) => type !== 'amount');

/** Null when a field is left that nobody knows. */
export function fillFields(method: PaymentMethod, options: Options): Record<string, string> | null {
  if (unknownFields(method, options).length > 0) return null;
  return Object.fromEntries(asked(method).map((field) => [field.name, String(known(field, options.fields))]));
}

/** Their names. */
export const unknownFields = (method: PaymentMethod, { fields }: Options): string[] =>
  asked(method).flatMap((field) => (known(field, fields) === '' ? [field.name] : []));

/** Spec 5: used where a method has no rule for the currency. */
const DEFAULT_LEAST = 1000;
const WITHOUT_LIMITS = 10;

export function leastAmount({ amount_rules }: PaymentMethod, { amount, currency }: Options): number {
  return (amount ?? amount_rules?.[currency]?.min ?? DEFAULT_LEAST) || WITHOUT_LIMITS;
}
