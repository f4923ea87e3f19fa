import type { FormField } from '../../contract/form-field';
import { latinDigits } from '../typed-text/latin-digits';

/**
 * A field's value as the gateway gets it and as its patterns are tested: as shown, with the mask's fixed characters
 * (`+996 555 123 456`), without outer spaces. Two exceptions: a card number is its digits alone, and text_uppercase is
 * in capitals.
 */
export function wireValue(field: Pick<FormField, 'type'>, value: string | undefined): string {
  const text = (value ?? '').trim();
  if (field.type === 'card_pan') return latinDigits(text).replace(/[\s-]/g, '');
  return field.type === 'text_uppercase' ? text.toUpperCase() : text;
}
