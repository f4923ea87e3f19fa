import { latinDigits } from '../typed-text/latin-digits';
import type { Country } from './countries';

/** `e164`: plus, dial prefix and number in digits alone (ITU-T E.164), e.g. `+2348021234567`. */
export type PhoneNumber =
  { ok: true; e164: string } | { ok: false; problem: 'characters' | 'unknownPrefix' | 'tooShort' | 'tooLong' };

const SEPARATORS = /[\s().\-–/\u200e\u200f\u202a-\u202e]/g;

/**
 * Reads a telephone number as people type it: of `country`, with or without its trunk digit and dial prefix, or of any
 * country after a plus or two zeros. It is checked by prefix and length. Patterns of every operator would be 30 KB, go out
 * of date, and say no to players who are right; whether a number exists, only a message to it tells.
 */
export function readPhone(text: string, country: Country | undefined, countries: readonly Country[]): PhoneNumber {
  const typed = latinDigits(text).replace(SEPARATORS, '').replace(/^00/, '+');
  if (!/^\+?\d+$/.test(typed)) return { ok: false, problem: 'characters' };
  if (!typed.startsWith('+')) return country ? readNational(typed, country) : { ok: false, problem: 'unknownPrefix' };
  const digits = typed.slice(1);
  // No dial prefix is the beginning of another, so all of these have the same.
  const plans = countries.filter(({ dialPrefix }) => digits.startsWith(dialPrefix));
  if (plans.length === 0) return { ok: false, problem: 'unknownPrefix' };
  const results = plans.map((plan) => readNational(digits.slice(plan.dialPrefix.length), plan));
  return results.find(({ ok }) => ok) ?? results[0]!;
}

function readNational(digits: string, { dialPrefix, trunk, lengths }: Country): PhoneNumber {
  const isWhole = (number: string | undefined): number is string =>
    number !== undefined && lengths.includes(number.length);
  const after = (start: string) => (start !== '' && digits.startsWith(start) ? digits.slice(start.length) : undefined);
  const number = [after(trunk), digits, after(dialPrefix)].find(isWhole);
  if (number !== undefined) return { ok: true, e164: `+${dialPrefix}${number}` };
  return { ok: false, problem: digits.length < Math.max(...lengths) ? 'tooShort' : 'tooLong' };
}
