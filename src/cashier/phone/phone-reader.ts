/**
 * Reads numbers by the numbering plans of the world (Google's libphonenumber). A chunk of its own, of some 50 KB:
 * import it through load-phone-reader.ts only. The plans with the patterns of each kind of number (`max`) are 20 KB
 * larger than those with lengths only, which would accept the Russian `8912345678`, a number whose last digit is
 * missing, as complete.
 */
import {
  AsYouType,
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  ParseError,
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
  type CountryCode,
} from 'libphonenumber-js/max';
import { hasGrown, isOldNumber, numberOfToday } from './changed-plans';
import { typedPhone, type PhoneHome, type PhoneProblem } from './phone-number';

/**
 * `isSure`: whatever is typed behind the number, the digits so far will be read in the same way. `hasGrown`: numbers of
 * its country were shorter some years ago.
 */
export type ReadNumber =
  | { ok: true; e164: string; isSure: boolean; isValid: boolean; hasGrown: boolean }
  | { ok: false; problem: PhoneProblem };

const PROBLEMS: Readonly<Record<string, PhoneProblem>> = {
  NOT_A_NUMBER: 'characters',
  INVALID_COUNTRY: 'unknownPrefix',
  TOO_SHORT: 'tooShort',
  TOO_LONG: 'tooLong',
};

/** Calling codes whose plans write a number for abroad with other digits than at home, not only with fewer: Argentina's 15 and 9. */
const REWRITTEN: readonly string[] = ['54'];

/**
 * Reads a number as people type it: a number of `home`, with or without trunk prefix and country calling code, or one
 * of any country behind a plus or two zeros. A number that matches no operator's pattern is accepted only where its
 * country was typed and its length occurs in that country: patterns go out of date, and a text that was read in full
 * can't be another person's number.
 */
export function readPhone(text: string, home: PhoneHome): ReadNumber {
  const typed = typedPhone(text);
  if (!typed) return { ok: false, problem: 'characters' };
  const whole = readTyped(typed.digits, typed.isInternational, home);
  if (typed.withoutTrunk === undefined) return whole;
  const other = readDigits(typed.withoutTrunk, typed.isInternational, home);
  // Where both readings are valid numbers, it is unknown which one is meant.
  const valid = [whole, other].filter((number) => number.ok && number.isValid);
  const isOne = new Set(valid.map((number) => number.ok && number.e164)).size === 1;
  return isOne ? valid[0]! : { ok: false, problem: 'invalid' };
}

/**
 * The country calling code may be typed without its plus. Where the digits are also a number of the country, as `49 170
 * 1234567` is a mobile and a landline of Leer in Germany, it is unknown which one is meant.
 */
function readTyped(digits: string, isInternational: boolean, home: PhoneHome): ReadNumber {
  const asTyped = readDigits(digits, isInternational, home);
  const { defaultCountry, defaultCallingCode } = defaults(home);
  const code = defaultCountry ? getCountryCallingCode(defaultCountry) : defaultCallingCode;
  if (isInternational || code === undefined || !digits.startsWith(code)) return asTyped;
  const withCode = readDigits(`+${digits}`, true, {});
  if (!withCode.ok || !withCode.isValid) return asTyped;
  if (!asTyped.ok) return { ...withCode, isSure: false };
  return asTyped.e164 === withCode.e164 ? asTyped : { ok: false, problem: 'invalid' };
}

function readDigits(digits: string, isInternational: boolean, home: PhoneHome): ReadNumber {
  try {
    const number = parsePhoneNumberWithError(digits, { extract: false, ...defaults(home) });
    const { countryCallingCode, nationalNumber, number: e164 } = number;
    const isValid = number.isValid();
    const today = isValid ? undefined : numberOfToday(countryCallingCode, nationalNumber);
    if (today !== undefined) {
      const isLonger = today.length > nationalNumber.length;
      return readToday(`+${countryCallingCode}${today}`, isInternational, isLonger);
    }
    if (!isValid && isOldNumber(countryCallingCode, nationalNumber)) return { ok: false, problem: 'old' };
    const isTyped = digits.endsWith(nationalNumber);
    const isMeant = isTyped || REWRITTEN.includes(countryCallingCode);
    if (!isMeant || !(isValid || (isInternational && number.isPossible())))
      return { ok: false, problem: lengthProblem(e164) };
    const mayChange = !isTyped || (digits === nationalNumber && mayGoOn(digits, countryCallingCode));
    const isSure = isInternational || !mayChange;
    return { ok: true, e164, isSure, isValid, hasGrown: hasGrown(countryCallingCode) };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return { ok: false, problem: PROBLEMS[error.message] ?? 'invalid' };
  }
}

/** A number of an old plan. Where digits were added, it must be one that the plan of today knows. */
function readToday(digits: string, isInternational: boolean, isLonger: boolean): ReadNumber {
  const number = readDigits(digits, isInternational, {});
  if (!isLonger) return number;
  // Further digits may yet make it a number of today.
  return number.ok && number.isValid ? { ...number, isSure: false } : { ok: false, problem: 'old' };
}

function lengthProblem(e164: string): PhoneProblem {
  const length = validatePhoneNumberLength(e164);
  return (length && PROBLEMS[length]) ?? 'invalid';
}

function defaults({ country, callingCode }: PhoneHome): { defaultCountry?: CountryCode; defaultCallingCode?: string } {
  const code = country?.toUpperCase();
  if (code !== undefined && isSupportedCountry(code)) return { defaultCountry: code };
  return callingCode === undefined ? {} : { defaultCallingCode: callingCode };
}

/** Whether the digits of a complete number may still turn out to be a trunk prefix or calling code and the start of a longer number. */
function mayGoOn(digits: string, callingCode: string): boolean {
  if (digits.startsWith(callingCode)) return true;
  const all = plans();
  all.selectNumberingPlan(undefined, callingCode);
  const trunk = all.numberingPlan?.nationalPrefixForParsing();
  return trunk !== undefined && new RegExp(`^(?:${trunk})`).test(digits);
}

/** What the library's plans offer beyond its published types. */
interface Plans {
  selectNumberingPlan(country: undefined, callingCode: string): void;
  hasCallingCode(callingCode: string): boolean;
  numberingPlan: { nationalPrefixForParsing(): string | undefined } | undefined;
}

const plans = () => new Metadata() as unknown as Plans;

/** The longest country calling code that the digits begin with. */
export function callingCodeOf(digits: string): string | undefined {
  const all = plans();
  return [3, 2, 1].map((length) => digits.slice(0, length)).find((code) => all.hasCallingCode(code));
}

/** Groups the digits of an incomplete number as its country does; no digit is added, removed or changed. */
export function groupDigits(digits: string, home: PhoneHome): string {
  const shown = new AsYouType(defaults(home)).input(digits);
  return shown.replace(/\D/g, '') === digits.replace(/\D/g, '') ? shown : digits;
}
