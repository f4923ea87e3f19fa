/** The Unique Transaction Reference of a UPI payment, which apps also call RRN or "UPI Ref. No.": 12 digits. */
import { plainText } from '../../../cashier/typed-text/plain-text';

export const UTR_LENGTH = 12;

/**
 * The field's content for what was typed or pasted: digits without separators, also taken from a text whose only digits
 * are a UTR, as in `UPI Ref. No. 4123 4567 8901`. Any other text stays unchanged, so that the player sees it.
 */
export function filterUtr(text: string): string {
  const plain = plainText(text);
  if (/^[\d\s-]*$/.test(plain)) return joined(plain);
  const groups = plain.match(/\d(?:[\s-]*\d)*/g) ?? [];
  const [only = ''] = groups.map(joined);
  return groups.length === 1 && only.length === UTR_LENGTH ? only : text;
}

export function isUtr(text: string): boolean {
  return text.length === UTR_LENGTH && /^\d+$/.test(text);
}

const joined = (digits: string) => digits.replace(/[\s-]/g, '');
