/** A field's text as the gateway gets it, and what stands in the way of that. The one reading for checks, requests and reviews. */
import type { FormField } from '../../contract/form-field';
import { phoneReader } from '../phone/load-phone-reader';
import { plainText } from '../typed-text/plain-text';
import { expiryText, parseExpiry } from './expiry';
import { satisfiesAll } from './field-rule';
import { contentOf, fitMask } from './fit-mask';
import { isPhoneMask, placesIn, readMask, takesDigits, type Slot } from './mask';
import { readMaskedPhone, type MaskedPhoneProblem } from './phone-mask';

export type ReadableField = Pick<FormField, 'type'> &
  Partial<Pick<FormField, 'mask' | 'validations' | 'items' | 'isDisabled'>>;

export type TextProblem =
  | { readonly kind: 'phone'; readonly problem: MaskedPhoneProblem }
  /** Of a mask: how many were typed, and how many places there are. */
  | { readonly kind: 'tooMany' | 'tooFew'; readonly typed: number; readonly places: number; readonly isDigits: boolean }
  | { readonly kind: 'characters'; readonly isDigits: boolean };

export interface FieldReading {
  /** What is sent, and what the gateway's patterns are tested on. */
  readonly value: string;
  /** Why it must not be sent. */
  readonly problem?: TextProblem;
}

/**
 * Plain text (typed-text/plain-text.ts) without outer spaces, in the gateway's mask with its fixed characters
 * (`+996 555 123 456`). A card number is its digits alone, an expiry date is of the form that is asked for, text_uppercase and a
 * cardholder's name are in capitals. What is not the player's to type stays as the gateway gave it.
 */
export function readField(field: ReadableField, typed: string | undefined): FieldReading {
  const { type, mask, validations = [] } = field;
  const text = (typed ?? '').trim();
  if (field.isDisabled || (field.items?.length ?? 0) > 0) return { value: text };
  const plain = inCase(type, plainText(text).trim());
  if (type === 'card_pan') return { value: plain.replace(/[\s.-]/g, '') };
  if (type === 'expire_date') {
    const expiry = parseExpiry(plain);
    return { value: expiry ? expiryText(expiry, { mask, validations }) : plain };
  }
  if (plain === '') return { value: '' };
  if (mask) return isPhoneMask(mask) ? readPhone(mask, plain) : readMasked(mask, plain, validations);
  return { value: ungrouped(field, plain) };
}

/** Capitals where the field has nothing else. */
export const inCase = (type: FormField['type'], text: string): string =>
  type === 'text_uppercase' || type === 'card_cardholder' ? text.toUpperCase() : text;

function readPhone(mask: string, plain: string): FieldReading {
  const number = readMaskedPhone(mask, plain, phoneReader());
  return number.ok ? { value: number.text } : { value: plain, problem: { kind: 'phone', problem: number.problem } };
}

function readMasked(mask: string, plain: string, validations: FormField['validations']): FieldReading {
  const slots = readMask(mask);
  const places = placesIn(slots);
  const isDigits = takesDigits(slots);
  const count = (kind: 'tooMany' | 'tooFew', typed: readonly string[]): TextProblem => ({
    kind,
    typed: typed.length,
    places,
    isDigits,
  });
  const fitted = fitMask(slots, plain);
  if (!fitted) {
    const typed = typedIn(slots, plain);
    const isTooLong = typed.length > places && (!isDigits || /^\d+$/.test(typed.join('')));
    return { value: plain, problem: isTooLong ? count('tooMany', typed) : { kind: 'characters', isDigits } };
  }
  // A gateway's pattern may take less than the mask has places for; without one all of them are meant.
  const isEnough = fitted.isWhole || (validations.length > 0 && satisfiesAll(validations, fitted.text));
  if (isEnough) return { value: fitted.text };
  return { value: fitted.text, problem: count('tooFew', typedIn(slots, fitted.text)) };
}

/** A text's characters without those that the mask begins with. */
function typedIn(slots: readonly Slot[], text: string): readonly string[] {
  const firstPlace = slots.findIndex((slot) => typeof slot !== 'string');
  const start = contentOf(slots.slice(0, firstPlace).join(''));
  const content = contentOf(text);
  return content.join('').startsWith(start.join('')) ? content.slice(start.length) : content;
}

/**
 * Account numbers, IBAN, BIC and the like are written in groups. Where the gateway's pattern wants none, the groups are joined;
 * a text that it takes as it is stays so, and so does one of words.
 */
function ungrouped({ type, validations = [] }: ReadableField, plain: string): string {
  const isCode = (type === 'text_uppercase' || /\d/.test(plain)) && /^[\p{L}\d\s()+-]+$/u.test(plain);
  if (!isCode || satisfiesAll(validations, plain)) return plain;
  const joined = plain.replace(/[\s()-]/g, '');
  return satisfiesAll(validations, joined) ? joined : plain;
}
