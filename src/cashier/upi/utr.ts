/** The Unique Transaction Reference of a UPI payment, which apps also call RRN or "UPI Ref. No.": 12 digits. */
import { latinDigits } from '../typed-text/latin-digits';

export const UTR_LENGTH = 12;

/** Longer than a UTR, so that a pasted number that is too long shows as such and is not cut to a wrong one. */
const MAX_LENGTH = 24;

/** What was typed or pasted, as the field holds it: digits of any script as 0–9, all else dropped. */
export function filterUtr(text: string): string {
  return latinDigits(text).replace(/\D/g, '').slice(0, MAX_LENGTH);
}

export function isUtr(text: string): boolean {
  return text.length === UTR_LENGTH && /^\d+$/.test(text);
}
