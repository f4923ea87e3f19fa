import type { FormField } from '../../contract/form-field';
import { phoneReader, type PhoneReader } from '../phone/load-phone-reader';
import { plainText } from '../typed-text/plain-text';
import { inDateMask } from './date-mask';
import { expiryText, isExpiryMask, isYearFirst, parseExpiry } from './expiry';
import { fitMask } from './fit-mask';
import { formatPan } from './format-pan';
import { cardBrands } from './load-card-brands';
import { isPhoneMask, readMask } from './mask';
import { showMaskedPhone } from './phone-mask';
import { inCase } from './read-field';

/**
 * Shapes the text that an input shows. It never removes or moves a letter or a digit: a text that does not fit is shown
 * as it is. `isWhole`: the text was pasted or filled in, or the player has left the field; else it is being typed.
 */
export type TextShape = (text: string, isWhole: boolean) => string;

const made = new Map<string, TextShape | undefined>();

/**
 * The shape for a field: blocks for a card number, `MM/YY` for an expiry date, capitals for text_uppercase and a
 * cardholder's name, each under the gateway's mask where it gives one; undefined when nothing is to be shaped. Returns
 * the same function for the same field.
 */
export function shapeFor(field: Pick<FormField, 'type' | 'mask'>): TextShape | undefined {
  const reader = field.mask && isPhoneMask(field.mask) ? phoneReader() : undefined;
  const key = `${field.type} ${reader ? 'read' : ''} ${field.mask ?? ''}`;
  if (!made.has(key)) made.set(key, makeShape(field, reader));
  return made.get(key);
}

function makeShape(
  { type, mask }: Pick<FormField, 'type' | 'mask'>,
  reader: PhoneReader | undefined,
): TextShape | undefined {
  if (type === 'card_pan') return showPan;
  if (type === 'expire_date') return (text, isWhole) => showExpiry(text, isWhole, mask);
  if (mask && isPhoneMask(mask)) return (text, isWhole) => showMaskedPhone(mask, text, isWhole, reader);
  if (mask) {
    const slots = readMask(mask);
    return (text, isWhole) => {
      const plain = inCase(type, plainText(text));
      const inPlace = isWhole ? inDateMask(mask, plain) : plain;
      return (inPlace === undefined ? undefined : fitMask(slots, inPlace)?.text) ?? inCase(type, text);
    };
  }
  const isInCapitals = inCase(type, 'a') === 'A';
  return isInCapitals ? (text) => inCase(type, text) : undefined;
}

function showPan(text: string): string {
  const plain = plainText(text);
  return /^[\d\s.-]*$/.test(plain) ? formatPan(plain, cardBrands.now()?.cardBrand(plain)?.gaps) : text;
}

const MONTH_AND_YEAR = '00/00';
/** Matches a month with the beginning of a year, and a month with a whole year of four digits. A zero alone is no month. */
const HALF_TYPED = /^(?:\d{1,6}|(?:\d{2}|[1-9])\s*[/.\-\s]\s*\d{0,4})$/;
const LONG_YEAR = /^\d{1,2}\D*20\d{2}$/;

/** A month of one digit gets its zero as soon as no other month is possible; a year of four digits is shortened when it is complete. */
function showExpiry(text: string, isWhole: boolean, mask: string | null | undefined): string {
  const plain = plainText(text).trim();
  const form = mask && isExpiryMask(mask) ? mask : MONTH_AND_YEAR;
  const expiry = parseExpiry(plain);
  if (expiry && (isWhole || LONG_YEAR.test(plain))) return expiryText(expiry, { mask: form, validations: [] });
  if (isYearFirst(form)) return fitMask(readMask(form), plain)?.text ?? text;
  if (!HALF_TYPED.test(plain)) return text;
  const typed = plain.replace(/^([2-9])(?=\D|$)/, '0$1').replace(/^1(?=[/.\-\s])/, '01');
  const fitted = fitMask(readMask(form), typed)?.text;
  if (fitted !== undefined) return fitted;
  const digits = typed.replace(/[\s/.-]/g, '');
  return /^\d{5,6}$/.test(digits) ? `${digits.slice(0, 2)}/${digits.slice(2)}` : text;
}
