import type { PaymentFormValues } from './field-key';

/** A message, or a function that says it in the language that the player has by then. */
export type FieldError = string | (() => string);

export const errorMessage = (error: FieldError): string => (typeof error === 'string' ? error : error());

/** The gateway's error for the value that a field held; it stands until the field changes. */
export interface Refusal {
  readonly message: string;
  readonly value: string | undefined;
}
/** Refusals by form key. */
export type Refusals = Readonly<Record<string, Refusal>>;

/**
 * Assigns the gateway's field errors to the fields, with the values that they hold now. `unplaced` are the errors of
 * names for which `keyOf` knows no field that the player can correct.
 */
export function placeErrors(
  errors: Readonly<Record<string, FieldError>>,
  keyOf: (name: string) => string | undefined,
  values: PaymentFormValues,
): { refusals: Refusals; unplaced: FieldError[] } {
  const refusals: Record<string, Refusal> = {};
  const unplaced: FieldError[] = [];
  for (const [name, error] of Object.entries(errors)) {
    const key = keyOf(name);
    if (key === undefined) unplaced.push(error);
    else refusals[key] = toRefusal(error, values[key]);
  }
  return { refusals, unplaced };
}

const toRefusal = (error: FieldError, value: string | undefined): Refusal => ({
  get message() {
    return errorMessage(error);
  },
  value,
});

/** The refusals whose field still holds the refused value; the same object when all do. */
export function standing(refusals: Refusals, values: PaymentFormValues): Refusals {
  const all = Object.entries(refusals);
  const kept = all.filter(([key, refusal]) => refusal.value === values[key]);
  return kept.length === all.length ? refusals : Object.fromEntries(kept);
}
