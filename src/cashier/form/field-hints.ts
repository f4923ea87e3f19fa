import type { FormField } from '../../contract/form-field';
import { wordsOf } from './field-words';

/** Attributes that bring up the right keyboard and the browser's saved data (HTML, "autofill" detail tokens). */
export interface FieldHints {
  readonly autoComplete: string;
  readonly inputMode: 'text' | 'numeric' | 'tel' | 'email';
  readonly autoCapitalize: 'off' | 'words' | 'characters';
}

const hints = (
  autoComplete: string,
  inputMode: FieldHints['inputMode'] = 'text',
  autoCapitalize: FieldHints['autoCapitalize'] = 'off',
): FieldHints => ({ autoComplete, inputMode, autoCapitalize });

const BY_TYPE: Partial<Record<FormField['type'], FieldHints>> = {
  card_pan: hints('cc-number', 'numeric'),
  card_cardholder: hints('cc-name', 'text', 'characters'),
  expire_date: hints('cc-exp', 'numeric'),
};

/**
 * The first pattern that matches the field's name wins. Names are split into words: `user_phone`, `userPhone` and
 * `user-phone` are alike.
 */
const BY_NAME: readonly (readonly [RegExp, FieldHints])[] = [
  [/\be ?mail\b/, hints('email', 'email')],
  [/\b(phone|tel|telephone|mobile|msisdn)\b/, hints('tel', 'tel')],
  [/\b(cvv2?|cvc2?|csc|security code)\b/, hints('cc-csc', 'numeric')],
  [/\b(otp|one time|sms code)\b/, hints('one-time-code', 'numeric')],
  [/\b(card ?holder|holder)\b/, hints('cc-name', 'text', 'characters')],
  [/\b(card number|card pan|pan)\b/, hints('cc-number', 'numeric')],
  [/\b(first ?name|given name)\b/, hints('given-name', 'text', 'words')],
  [/\b(last ?name|surname|family name)\b/, hints('family-name', 'text', 'words')],
  [/\b(full ?name|name|fio)\b/, hints('name', 'text', 'words')],
  [/\b(birth ?day|birth ?date|date of birth|dob)\b/, hints('bday', 'numeric')],
  [/\b(zip|postal|post ?code)\b/, hints('postal-code')],
  [/\bcity\b/, hints('address-level2', 'text', 'words')],
  [/\b(address|street)\b/, hints('street-address', 'text', 'words')],
  [/\b(account|cpf|utr|nuban|aadhaar|pin|clabe)\b/, hints('off', 'numeric')],
  [/\b(curp|rfc|ifsc|bic|swift|iban)\b/, hints('off', 'text', 'characters')],
];

/**
 * What a wallet's own name may say: a telephone number, an e-mail address, a card, or how an account is written. Its
 * other words mislead, because the address of a wallet is no postal address, and an account may have letters.
 */
const isOfWallet = ({ autoComplete, inputMode }: FieldHints) =>
  ['tel', 'email', 'cc-number'].includes(autoComplete) || (autoComplete === 'off' && inputMode === 'text');

/**
 * Hints by the field's type, else by its name, else by its mask: a mask of digits only brings up the number pad.
 * `serverName`: the gateway's name of a field that the form calls otherwise, as it does the wallet.
 */
export function fieldHints(field: Pick<FormField, 'name' | 'type' | 'mask'> & { serverName?: string }): FieldHints {
  const byType = BY_TYPE[field.type];
  if (byType) return byType;
  const { serverName = field.name } = field;
  const named = BY_NAME.find(([pattern]) => pattern.test(wordsOf(serverName)))?.[1];
  const byName = named && (serverName === field.name || isOfWallet(named)) ? named : undefined;
  if (field.type === 'text_uppercase') return { ...(byName ?? hints('off')), autoCapitalize: 'characters' };
  if (byName) return byName;
  const isNumeric = /^[^\p{L}*]*[09][^\p{L}*]*$/u.test(field.mask ?? '');
  return hints('off', isNumeric ? 'numeric' : 'text');
}
