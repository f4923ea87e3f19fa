/** Checks what a typed telephone number may look like. Pure, and without the numbering plans of the world. */
import { plainText } from '../typed-text/plain-text';

/** `old`: a number of a plan that has changed since. */
export type PhoneProblem = 'characters' | 'unknownPrefix' | 'tooShort' | 'tooLong' | 'invalid' | 'old';

/** `e164`: plus, country calling code and number in digits alone (ITU-T E.164), e.g. `+2348021234567`. */
export type PhoneNumber = { ok: true; e164: string } | { ok: false; problem: PhoneProblem };

/** Where a number without a plus belongs: to a country (ISO 3166-1 alpha-2) or to a country calling code. */
export interface PhoneHome {
  readonly country?: string | undefined;
  readonly callingCode?: string | undefined;
}

const SEPARATORS = /[\s().\-/]/g;

export interface TypedPhone {
  /** Begins with a plus where one or `00` was typed. */
  readonly digits: string;
  /** Whether the country calling code was typed, behind a plus or `00`. */
  readonly isInternational: boolean;
  /** The digits without a zero in brackets, as in `+44 (0) 20 7946 0958`, which is dialled inside the country only; else undefined. */
  readonly withoutTrunk: string | undefined;
}

/** Accepts digits of every script, separators, a plus or `00` in front, `tel:`; undefined for a text with anything else. */
export function typedPhone(text: string): TypedPhone | undefined {
  const plain = plainText(text).trim().replace(/^tel:/i, '');
  const digits = bare(plain);
  if (!/^\+?\d+$/.test(digits)) return undefined;
  const bracketed = plain.replace(/\(0\)/, '');
  return {
    digits,
    isInternational: digits.startsWith('+'),
    withoutTrunk: bracketed === plain ? undefined : bare(bracketed),
  };
}

const bare = (text: string) => text.replace(SEPARATORS, '').replace(/^00/, '+');
