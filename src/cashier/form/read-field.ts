/** Turns a field's text into the value for the gateway, or says why it must not be sent. Checks, requests and reviews all use this. */
import type { FormField } from '../../contract/form-field';
import { phoneReader } from '../phone/load-phone-reader';
import { plainText } from '../typed-text/plain-text';
import { asAsked } from './as-asked';
import { inDateMask } from './date-mask';
import { expiryText, parseExpiry } from './expiry';
import { satisfiesAll } from './field-rule';
import { contentOf, fitMask } from './fit-mask';
import { compactAccount, type NamedByGateway } from './account/own-account';
import { isPhoneMask, placesIn, readMask, takesDigits, type Slot } from './mask';
import { readMaskedPhone, type MaskedPhoneProblem } from './phone-mask';

export type ReadableField = Pick<FormField, 'type'> &
  Partial<Pick<FormField, 'mask' | 'validations' | 'items' | 'isDisabled'>> &
  NamedByGateway;

export type TextProblem =
  | { readonly kind: 'phone'; readonly problem: MaskedPhoneProblem }
  /** For a mask: how many characters were typed, and how many places the mask has. */
  | { readonly kind: 'tooMany' | 'tooFew'; readonly typed: number; readonly places: number; readonly isDigits: boolean }
  | { readonly kind: 'characters'; readonly isDigits: boolean };

export interface FieldReading {
  /** The value that is sent, and that the gateway's patterns are tested on. */
  readonly value: string;
  /** Why the value must not be sent. */
  readonly problem?: TextProblem;
}

/**
 * Plain text (typed-text/plain-text.ts) without outer spaces, in the gateway's mask with its fixed characters (`+996
 * 555 123 456`), or without them where only that satisfies the gateway's patterns. A card number is its digits alone,
 * an expiry date has the form that the gateway asks for, text_uppercase and a cardholder's name are in capitals. A
 * disabled field and a chosen item keep the gateway's text. An IBAN and its like go without the groups of a mask.
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
  if (mask && isPhoneMask(mask)) return readPhone(field, mask, plain);
  const reading = mask ? readMasked(field, mask, plain) : { value: asAsked(field, plain) };
  const compact = compactAccount(field, reading.value);
  return satisfiesAll(validations, compact) ? { ...reading, value: compact } : reading;
}

/** Upper case for the types of field that hold only capitals. */
export const inCase = (type: FormField['type'], text: string): string =>
  type === 'text_uppercase' || type === 'card_cardholder' ? text.toUpperCase() : text;

function readPhone(field: ReadableField, mask: string, plain: string): FieldReading {
  const number = readMaskedPhone(mask, plain, phoneReader());
  const refused = (problem: MaskedPhoneProblem) => ({ value: plain, problem: { kind: 'phone', problem } as const });
  if (!number.ok) return refused(number.problem);
  const value = asAsked(field, number.text);
  return number.isLonger && !satisfiesAll(field.validations ?? [], value) ? refused('longer') : { value };
}

function readMasked(field: ReadableField, mask: string, plain: string): FieldReading {
  const { validations = [] } = field;
  const slots = readMask(mask);
  const places = placesIn(slots);
  const isDigits = takesDigits(slots);
  const count = (kind: 'tooMany' | 'tooFew', typed: readonly string[]): TextProblem => ({
    kind,
    typed: typed.length,
    places,
    isDigits,
  });
  const inPlace = inDateMask(mask, plain);
  if (inPlace === undefined) return { value: plain, problem: { kind: 'characters', isDigits: false } };
  const fitted = fitMask(slots, inPlace);
  if (!fitted) {
    const typed = typedIn(slots, plain);
    const isTooLong = typed.length > places && (!isDigits || /^\d+$/.test(typed.join('')));
    return { value: plain, problem: isTooLong ? count('tooMany', typed) : { kind: 'characters', isDigits } };
  }
  // A gateway's pattern may accept less than the mask has places for; without a pattern every place must be filled.
  const value = asAsked(field, fitted.text);
  const isEnough = fitted.isWhole || (validations.length > 0 && satisfiesAll(validations, value));
  if (isEnough) return { value };
  return { value, problem: count('tooFew', typedIn(slots, fitted.text)) };
}

/** A text's characters, without separators and without those that the mask begins with. */
function typedIn(slots: readonly Slot[], text: string): readonly string[] {
  const firstPlace = slots.findIndex((slot) => typeof slot !== 'string');
  const start = contentOf(slots.slice(0, firstPlace).join(''));
  const content = contentOf(text);
  return content.join('').startsWith(start.join('')) ? content.slice(start.length) : content;
}
