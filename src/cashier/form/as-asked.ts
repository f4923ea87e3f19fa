import type { FormField } from '../../contract/form-field';
import { satisfiesAll } from './field-rule';

/**
 * A text in a form that the gateway's patterns accept: where they refuse it as typed, another spelling of the same.
 * People write account numbers, tax numbers, IBAN, BIC and the like in groups, and a UPI id with spaces around its `@`
 * or in another letter case. A text that no pattern accepts in any spelling stays as it is, and words are never joined.
 */
export function asAsked({ type, validations = [] }: AskingField, plain: string): string {
  const takes = (text: string) => satisfiesAll(validations, text);
  if (takes(plain)) return plain;
  const written = [joined(type, plain), plain.replace(/\s*@\s*/, '@'), plain.replace(/\s+/g, ' ')];
  return [...written, ...written.map(inOtherLetters)].find(takes) ?? plain;
}

type AskingField = Pick<FormField, 'type'> & Partial<Pick<FormField, 'validations'>>;

const CODE = /^[\p{L}\d\s()+-]+$/u;
/** A single dot or slash may belong to a number or a date; only several of them separate groups: `123.456.789-09`. */
const DOTTED_CODE = /^[\p{L}\d\s()+]+(?:[./-][\p{L}\d\s()+]+){2,}$/u;

function joined(type: FormField['type'], plain: string): string {
  const isCode = (type === 'text_uppercase' || /\d/.test(plain)) && (CODE.test(plain) || DOTTED_CODE.test(plain));
  return isCode ? plain.replace(/[\s()./-]/g, '') : plain;
}

/**
 * Upper case for a text without capitals. Lower case only for a text with an `@`, where banks ignore case: in other
 * texts, such as a crypto address, another letter case means another address.
 */
function inOtherLetters(text: string): string {
  if (text.includes('@')) return text.toLowerCase();
  return /\p{Lu}/u.test(text) ? text : text.toUpperCase();
}
