/**
 * Fields that several methods ask for. Every placeholder is an example that fits the field's mask and regex (tests
 * check this), and every regex accepts the value with and without the mask's spaces.
 */
import type { FieldOption, FormFieldType, MethodField } from '@/contract/method';
import type { Text } from '@/contract/primitives';
import { labels, toText } from './words';

interface FieldOptions {
  label: Text;
  type?: FormFieldType;
  mask?: string;
  regex: string;
  /** The last part of the message key: `fieldErrors.{error}` in the locale files. */
  error: string;
  example: string;
  tooltip?: Text;
  /** True for the player's account at the provider, which is sent as `wallet`. */
  wallet?: boolean;
}

export function field(name: string, options: FieldOptions): MethodField {
  const { label, type = 'text', mask, regex, error, example, tooltip, wallet } = options;
  return {
    name,
    type,
    label: toText(label),
    regex,
    regex_error_key: `fieldErrors.${error}`,
    placeholder_text: example,
    ...(mask ? { mask } : {}),
    ...(tooltip ? { tooltip: toText(tooltip) } : {}),
    ...(wallet ? { wallet } : {}),
  };
}

/** `mask`: e.g. `+996 000 000 000`; the part before the first space is the dial prefix. */
export function phone(mask: string, example: string, wallet = false): MethodField {
  const [prefix = '', ...blocks] = mask.split(' ');
  const digits = blocks.map((block) => ` ?\\d{${block.length}}`).join('');
  const regex = `^\\+?${prefix.slice(1)}${digits}$`;
  return field('phone', { label: labels.phone, mask, regex, error: 'phone', example, wallet });
}

/** A field of an exact number of digits, shown in the blocks of the mask. */
export function digits(name: string, label: Text, mask: string, example: string, wallet = false): MethodField {
  const regex = `^${mask
    .split(' ')
    .map((block) => `\\d{${block.length}}`)
    .join(' ?')}$`;
  return field(name, { label, mask, regex, error: 'digits', example, wallet });
}

export const email = (wallet = false): MethodField =>
  field('email', {
    label: labels.email,
    regex: '^[^\\s@]{1,64}@(?:[\\p{L}\\d\\-]+\\.)+\\p{L}{2,24}$',
    error: 'email',
    example: 'name@example.com',
    wallet,
  });

/** A card number, with lengths by ISO/IEC 7812; the check digit is tested for methods with `checkLuhn`. */
export const cardPan: MethodField = field('card_number', {
  label: labels.pan,
  type: 'card_pan',
  mask: '0000 0000 0000 0000',
  regex: '^\\d{4} ?\\d{4} ?\\d{4} ?\\d{4}$',
  error: 'cardNumber',
  example: '4242 4242 4242 4242',
  wallet: true,
});

export const expiry: MethodField = field('expiry', {
  label: labels.expiry,
  type: 'expire_date',
  mask: '00/00',
  regex: '^(?:0[1-9]|1[0-2])\\/\\d{2}$',
  error: 'expiry',
  example: '12/30',
});

export const cardholder: MethodField = field('card_holder', {
  label: labels.holder,
  type: 'card_cardholder',
  regex: "^[A-Za-z][A-Za-z .'\\-]{2,40}$",
  error: 'cardholder',
  example: 'ALEX MORGAN',
});

export const fullName: MethodField = field('full_name', {
  label: labels.fullName,
  regex: "^[\\p{L}\\p{M}][\\p{L}\\p{M} .'\\-]{2,60}$",
  error: 'fullName',
  example: 'Alex Morgan',
});

/** An IBAN (ISO 13616). `example` gives the country and the blocks of four; the provider checks the rest. */
export function iban(example: string): MethodField {
  const plain = example.replaceAll(' ', '');
  const mask = example.replace(/[A-Z]/gu, 'A').replace(/\d/gu, '0');
  const regex = `^${plain.slice(0, 2)}\\d{2}(?: ?[A-Z0-9]){${plain.length - 4}}$`;
  const options = { label: { en: 'IBAN' }, type: 'text_uppercase', mask, regex, error: 'iban', example } as const;
  return field('iban', { ...options, wallet: true });
}

export function dropdown(name: string, label: Text, values: readonly FieldOption[]): MethodField {
  return { name, type: 'dropdown', label: toText(label), values: [...values] };
}

/** A field for choosing a bank. `list`: names by the provider's code; sorted by name. */
export function banks(list: Readonly<Record<string, string>>): MethodField {
  const values = Object.entries(list)
    .map(([value, text]) => ({ value, text }))
    .sort((a, b) => a.text.localeCompare(b.text, 'en'));
  return dropdown('bank', labels.bank, values);
}

/** Gateways list the amount among the fields; the form drops it, because it has an amount input of its own. */
export const amount: MethodField = { name: 'amount', type: 'amount', label: { en: 'Amount' } };
