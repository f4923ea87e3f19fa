import type { FormField } from '../../contract/form-field';
import { satisfiesAll } from './field-rule';

/**
 * A text as the gateway's patterns take it: where they refuse it as it is, the same written in another way. Account numbers,
 * tax numbers, IBAN, BIC and the like are written in groups, a UPI id with spaces around its sign or in other letters. What
 * no pattern takes stays as it is, and so does one of words.
 */
export function asAsked({ type, validations = [] }: AskingField, plain: string): string {
  const takes = (text: string) => satisfiesAll(validations, text);
  if (takes(plain)) return plain;
  const written = [joined(type, plain), plain.replace(/\s*@\s*/, '@'), plain.replace(/\s+/g, ' ')];
  return [...written, ...written.map(inOtherLetters)].find(takes) ?? plain;
}

type AskingField = Pick<FormField, 'type'> & Partial<Pick<FormField, 'validations'>>;

const CODE = /^[\p{L}\d\s()+-]+$/u;
/** A single dot or slash may be of a number or a date: only several of them part groups, `123.456.789-09`. */
const DOTTED_CODE = /^[\p{L}\d\s()+]+(?:[./-][\p{L}\d\s()+]+){2,}$/u;

function joined(type: FormField['type'], plain: string): string {
  const isCode = (type === 'text_uppercase' || /\d/.test(plain)) && (CODE.test(plain) || DOTTED_CODE.test(plain));
  return isCode ? plain.replace(/[\s()./-]/g, '') : plain;
}

/**
 * Capitals for a text that has none. Small letters only around a sign, as banks don't tell them apart there: in other texts,
 * an address of a coin for one, another letter is another address.
 */
function inOtherLetters(text: string): string {
  if (text.includes('@')) return text.toLowerCase();
  return /\p{Lu}/u.test(text) ? text : text.toUpperCase();
}
