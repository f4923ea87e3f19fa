import type { MaskitoOptions, MaskitoPostprocessor } from '@maskito/core';
import type { FormField } from '../../contract/form-field';
import { cardBrand } from './card-brand';
import { EXPIRY_MASK } from './expiry-mask';
import { prefixPreprocessor } from './mask-prefix';

type Slot = string | RegExp;

const DIGIT = /\d/;
const LETTER = /\p{L}/u;
const ANY = /./u;
const TOKENS: Readonly<Record<string, RegExp>> = { '0': DIGIT, '9': DIGIT, A: LETTER, '*': ANY };
const LONGEST_PAN = 19;

const made = new Map<string, MaskitoOptions | undefined>();

/**
 * How the input of a field shapes what is typed: the gateway's mask, else blocks for a card number, `MM/YY` for an
 * expiry date, capitals for text_uppercase and a cardholder's name; undefined when nothing is to be shaped. The same object for the same field,
 * so that an input need not be set up again.
 */
export function maskFor(field: Pick<FormField, 'type' | 'mask'>): MaskitoOptions | undefined {
  const key = `${field.type} ${field.mask ?? ''}`;
  if (!made.has(key)) made.set(key, makeMask(field));
  return made.get(key);
}

function makeMask({ type, mask }: Pick<FormField, 'type' | 'mask'>): MaskitoOptions | undefined {
  const isUppercase = type === 'text_uppercase' || type === 'card_cardholder';
  const capitals = isUppercase ? { postprocessors: [toCapitals] } : {};
  if (mask) {
    const slots = readMask(mask);
    const prefix = prefixPreprocessor(slots);
    return { mask: slots, ...capitals, ...(prefix && { preprocessors: [prefix] }) };
  }
  if (type === 'card_pan') return { mask: ({ value }) => panSlots(value) };
  if (type === 'expire_date') return EXPIRY_MASK;
  return isUppercase ? { mask: /^.*$/u, ...capitals } : undefined;
}

/**
 * The gateway's mask: `0` and `9` take a digit, `A` a letter, `*` anything, a backslash makes the next character fixed,
 * all others are fixed. Digits of a calling code behind a leading `+` are fixed too, though they may be 0 or 9: those up
 * to a separator (`+996 000`, `+90 (000)`), else those up to the last that is neither (`+79999999999`); a run of nothing
 * but one of the two is a place for any number.
 */
export function readMask(mask: string): Slot[] {
  const code = callingCode(mask);
  const slots: Slot[] = [...code];
  for (let at = code.length; at < mask.length; at += 1) {
    const character = mask[at]!;
    if (character === '\\' && at + 1 < mask.length) slots.push(mask[(at += 1)]!);
    else slots.push(TOKENS[character] ?? character);
  }
  return slots;
}

function callingCode(mask: string): string {
  const run = /^\+\d+/.exec(mask)?.[0] ?? '';
  if (/^\+(0+|9+)$/.test(run)) return '';
  const isSeparated = run.length <= 4 && run.length < mask.length && !TOKENS[mask[run.length]!];
  return isSeparated ? run : run.replace(/[09]+$/, '');
}

function panSlots(value: string): Slot[] {
  const brand = cardBrand(value);
  const longest = brand ? Math.max(...brand.lengths) : LONGEST_PAN;
  const gaps = brand?.gaps ?? [4, 8, 12, 16];
  const slots: Slot[] = [];
  for (let digit = 0; digit < longest; digit += 1) {
    if (gaps.includes(digit)) slots.push(' ');
    slots.push(DIGIT);
  }
  return slots;
}

const toCapitals: MaskitoPostprocessor = ({ value, selection }) => ({ value: value.toUpperCase(), selection });
