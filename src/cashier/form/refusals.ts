import type { PaymentFormValues } from './field-key';

/** Says the gateway's error in the language that the player has by then. */
export type FieldError = () => string;

/** The gateway's error for the value that a field held; it stands until the field changes. */
export interface Refusal {
  readonly message: string;
  readonly value: string | undefined;
}
/** Refusals by form key. */
export type Refusals = Readonly<Record<string, Refusal>>;

export const refusal = (error: FieldError, value: string | undefined): Refusal => ({
  get message() {
    return error();
  },
  value,
});

/** The refusals whose field still holds the refused value; the same object when all do. */
export function standing(refusals: Refusals, values: PaymentFormValues): Refusals {
  const all = Object.entries(refusals);
  const kept = all.filter(([key, { value }]) => value === values[key]);
  return kept.length === all.length ? refusals : Object.fromEntries(kept);
}
