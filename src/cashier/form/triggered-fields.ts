import type { FormField } from '../../contract/form-field';

/**
 * Names of the triggered fields that are shown (see `isTriggered` in contract/form-field.ts): those of `before`, and
 * each one before which all fields are good. A field that has appeared stays, so that the page does not jump while the
 * player corrects an earlier one. Returns the same set when nothing has appeared.
 */
export function appearedFields(
  fields: readonly FormField[],
  before: ReadonlySet<string>,
  isGood: (field: FormField) => boolean,
): ReadonlySet<string> {
  const shown = new Set(before);
  for (const field of fields) {
    if (field.isTriggered) shown.add(field.name);
    if (!isGood(field)) break;
  }
  return shown.size === before.size ? before : shown;
}
