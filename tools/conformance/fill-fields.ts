import type { PaymentMethod } from '../../src/contract/method';
import type { Options } from './options';

type Field = NonNullable<PaymentMethod['fields']>[number];

/** The value that the tester gives, else the method's own. */
const known = ({ name, value, values }: Field, given: Options['fields']) =>
  given[name] ?? value ?? values?.[0]?.value ?? '';

const asked = ({ fields }: PaymentMethod) => (fields ?? []).filter(({ type }) => type !== 'amount');

/** Null when a field has neither a given nor a known value. */
export function fillFields(method: PaymentMethod, options: Options): Record<string, string> | null {
  if (unknownFields(method, options).length > 0) return null;
  return Object.fromEntries(asked(method).map((field) => [field.name, String(known(field, options.fields))]));
}

/** Names of the fields without a given or known value. */
export const unknownFields = (method: PaymentMethod, { fields }: Options): string[] =>
  asked(method).flatMap((field) => (known(field, fields) === '' ? [field.name] : []));

/** Spec 5: the limit when a method has no rule for the currency. */
const DEFAULT_LEAST = 1000;
const WITHOUT_LIMITS = 10;

export function leastAmount({ amount_rules }: PaymentMethod, { amount, currency }: Options): number {
  return (amount ?? amount_rules?.[currency]?.min ?? DEFAULT_LEAST) || WITHOUT_LIMITS;
}
