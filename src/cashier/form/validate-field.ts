import type { FormField } from '../../contract/form-field';
import type { Locale } from '../../core/locale/locale';
import { isExpired, parseExpiry } from './expiry';
import { satisfies } from './field-rule';
import { passesLuhn } from './luhn';
import { accountProblem, type NamedByGateway } from './account/own-account';
import { readField } from './read-field';
import { textMessage } from './text-message';
import type { WireValues } from './field-values';

export interface FieldChecks {
  locale: Locale;
  /** Milliseconds since the epoch. */
  now: number;
  /** The method's `checkLuhn`. */
  checkLuhn: boolean;
  /** What the form would send: a bank, or the kind of a key, may be chosen in another field. */
  values?: WireValues;
}

/** Digits of a card number by ISO/IEC 7812-1; required where the gateway gives no pattern of its own. */
const PAN = '^\\d{12,19}$';

/**
 * What is wrong with a field's value, in the player's language; undefined when nothing is (spec 5). Every field must
 * have a value and satisfy its patterns; card numbers must pass Luhn where the method says so, account numbers their own
 * check digits; cards must not be expired. A disabled field holds the gateway's value and is not checked, since the player could not correct it.
 */
export function validateField(
  field: FormField & NamedByGateway,
  typed: string | undefined,
  checks: FieldChecks,
): string | undefined {
  const { locale } = checks;
  if (field.isDisabled) return undefined;
  const { value, problem } = readField(field, typed);
  if (value === '') return locale.t('form.required');
  if (field.items.length > 0 && !field.items.some((item) => item.value === value)) return locale.t('form.choose');
  if (problem) return textMessage(problem, field, locale);
  const broken = field.validations.find((rule) => !satisfies(rule.regex, value));
  if (broken) return locale.text(broken.message) || locale.t('form.invalidFormat');
  if (field.type === 'card_pan') return validatePan(field, value, checks);
  if (field.type === 'expire_date') return validateExpiry(value, checks);
  return field.items.length > 0 ? undefined : accountProblem(field, value, locale, checks.values);
}

function validatePan(field: FormField, value: string, { locale, checkLuhn }: FieldChecks): string | undefined {
  const isWhole = field.validations.length > 0 || satisfies(PAN, value);
  return isWhole && (!checkLuhn || passesLuhn(value)) ? undefined : locale.t('form.cardNumber');
}

function validateExpiry(value: string, { locale, now }: FieldChecks): string | undefined {
  const expiry = parseExpiry(value);
  if (!expiry) return locale.t('form.expiry');
  return isExpired(expiry, now) ? locale.t('form.expired') : undefined;
}
