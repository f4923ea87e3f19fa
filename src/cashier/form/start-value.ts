import type { FormField } from '../../contract/form-field';

/** What a field that holds nothing, a choice that is gone, or a value that is not the player's to change starts with. */
export function startValue({ items, isDisabled, value }: FormField, typed: string): string {
  const isGone = items.length > 0 && !items.some((item) => item.value === typed);
  return typed === '' || isGone || isDisabled ? value : typed;
}
