import type { FormField } from '../../contract/form-field';

/** The field's initial value where it is empty, its choice is no longer offered or the player may not change it; else the typed one. */
export function startValue({ items, isDisabled, value }: FormField, typed: string): string {
  const isGone = items.length > 0 && !items.some((item) => item.value === typed);
  return typed === '' || isGone || isDisabled ? value : typed;
}
