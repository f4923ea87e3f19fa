import { ungroup } from './grouped-amount';
import { latinDigits } from '../typed-text/latin-digits';
import { MAX_DIGITS } from './parse-amount';

const MAX_LENGTH = MAX_DIGITS + 5;

/**
 * What the amount input keeps of a typed or pasted text: digits and the decimal comma (spec 5). A second comma typed
 * at the end is dropped; one pasted inside stays, and decimals stay, so that `parseAmount` refuses them in sight of the
 * player instead of the input turning one amount into another.
 */
export function filterAmountInput(text: string): string {
  const allowed = latinDigits(text).replace(/[^0-9.,]/g, '');
  const commas = ungroup(allowed).replaceAll('.', ',').slice(0, MAX_LENGTH);
  return /^\d*,\d*,$/.test(commas) ? commas.slice(0, -1) : commas;
}
