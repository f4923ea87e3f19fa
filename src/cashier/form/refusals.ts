import type { FieldSource } from './field-source';
import { AMOUNT_KEY, fieldKey, type PaymentFormValues } from './field-key';

/** A message, or a function that says it in the language that the player has by then. */
export type FieldError = string | (() => string);

/** The gateway's error for the value that a field held; it stands until the field changes. */
export interface Refusal {
  readonly message: string;
  readonly value: string | undefined;
}
/** Refusals by form key. */
export type Refusals = ReadonlyMap<string, Refusal>;

/**
 * Assigns the gateway's field errors to the fields, with the values that they hold now. `unplaced` are the messages for
 * names that the form does not show or that the player cannot change: the caller shows them elsewhere.
 */
export function placeErrors(
  errors: Readonly<Record<string, FieldError>>,
  sources: readonly FieldSource[],
  values: PaymentFormValues,
): { refusals: Refusals; unplaced: string[] } {
  const refusals = new Map<string, Refusal>();
  const unplaced: string[] = [];
  for (const [name, error] of Object.entries(errors)) {
    const source = sources.find((known) => known.serverName === name || known.name === name);
    if (!source && name === AMOUNT_KEY) refusals.set(AMOUNT_KEY, toRefusal(error, values[AMOUNT_KEY]));
    else if (!source || source.isDisabled) unplaced.push(toRefusal(error, undefined).message);
    else refusals.set(fieldKey(source.name), toRefusal(error, values[fieldKey(source.name)]));
  }
  return { refusals, unplaced };
}

const toRefusal = (error: FieldError, value: string | undefined): Refusal => ({
  get message() {
    return typeof error === 'string' ? error : error();
  },
  value,
});

/** The refusals whose field still holds the refused value; the same map when all do. */
export function standing(refusals: Refusals, values: PaymentFormValues): Refusals {
  const kept = [...refusals].filter(([key, refusal]) => refusal.value === values[key]);
  return kept.length === refusals.size ? refusals : new Map(kept);
}
