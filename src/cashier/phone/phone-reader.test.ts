import { getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCountries } from '../countries/countries';
import { groupDigits, readPhone } from './phone-reader';
import { wirePhone } from './wire-phone';

const countries = await loadCountries();
const read = (text: string, country?: string) => {
  const result = readPhone(text, { country });
  return result.ok ? result.e164 : result.problem;
};

describe('a number of a country', () => {
  it.each([
    ['802 123 4567', 'ng', '+2348021234567'],
    ['0802-123-4567', 'ng', '+2348021234567'],
    ['2348021234567', 'ng', '+2348021234567'],
    ['+234 0802 123 4567', 'ng', '+2348021234567'],
    ['+234 802 123 4567', 'ru', '+2348021234567'],
    ['00234 802 123 4567', undefined, '+2348021234567'],
    ['+234 (0) 802 123 4567', undefined, '+2348021234567'],
    ['(+234) 802 123 4567', undefined, '+2348021234567'],
    ['tel:+234-802-123-4567', undefined, '+2348021234567'],
    ['\u202a+234 802 123 4567\u202c', undefined, '+2348021234567'],
    ['8 (912) 345-67-89', 'ru', '+79123456789'],
    // The area code begins with the trunk digit.
    ['812 345 67 89', 'ru', '+78123456789'],
    ['8 701 234 56 78', 'kz', '+77012345678'],
    ['050 123 4567', 'ua', '+380501234567'],
    ['06 20 123 4567', 'hu', '+36201234567'],
    ['8 029 123-45-67', 'by', '+375291234567'],
    ['0 41 11 98765 4321', 'br', '+5511987654321'],
    // Italian numbers keep their zero, and Italian mobile numbers begin like the country's calling code.
    ['06 1234 5678', 'it', '+390612345678'],
    ['+39 (0)6 1234 5678', 'it', '+390612345678'],
    ['39 312 3456789', 'it', '+393123456789'],
    ['0491 701234567', 'de', '+49491701234567'],
    ['0170 1234567', 'de', '+491701234567'],
    ['+49 170 1234567', 'de', '+491701234567'],
    // Prefixes of mobile numbers that the plans have dropped, or have moved to another place.
    ['+52 1 55 1234 5678', 'mx', '+525512345678'],
    ['044 55 1234 5678', 'mx', '+525512345678'],
    ['011 15 2345 6789', 'ar', '+5491123456789'],
    ['+54 9 11 2345 6789', 'ar', '+5491123456789'],
    ['(201) 555-0123', 'us', '+12015550123'],
    ['८१२३४ ५६७८९', 'in', '+918123456789'],
    ['+٢٣٤ ٨٠٢ ١٢٣ ٤٥٦٧', 'ng', '+2348021234567'],
  ])('%j in %j is %s', (text, code, e164) => expect(read(text, code)).toBe(e164));

  it.each([
    // Either a mobile with its calling code, or a landline of Leer without its zero.
    ['49 170 1234567', 'de', 'invalid'],
    ['', 'ng', 'characters'],
    ['call me', 'ng', 'characters'],
    ['+234 802 123 4567 ext. 5', 'ng', 'characters'],
    ['+234+8021234567', 'ng', 'characters'],
    ['802 12', 'ng', 'tooShort'],
    ['802 123 4567 89', 'ng', 'invalid'],
    ['+234 802', 'ng', 'tooShort'],
    ['+999 123 456', 'ng', 'unknownPrefix'],
    ['802 123 4567', undefined, 'unknownPrefix'],
    // The last digit is missing: with the trunk digit it has the length of a whole number.
    ['8912345678', 'ru', 'invalid'],
  ])('%j in %j is refused: %s', (text, code, problem) => expect(read(text, code)).toBe(problem));

  it('that no pattern knows is taken where its country was typed, and not guessed at elsewhere', () => {
    expect(read('+234 999 999 9999', 'ng')).toBe('+2349999999999');
    expect(read('0999 999 9999', 'ng')).toBe('invalid');
  });

  it('every example is one, typed plainly or in full', () => {
    for (const { code } of countries) {
      const number = getExampleNumber(code.toUpperCase() as 'NG', examples)!;
      for (const text of [number.number, number.formatInternational(), number.formatNational()])
        expect([code, text, read(text, code)]).toEqual([code, text, number.number]);
    }
  });
});

describe('a number of a plan that has changed', () => {
  it.each([
    // ARCEP Benin, 30 November 2024.
    ['97 12 34 56', 'bj', '+2290197123456'],
    ['+229 21 30 12 34', 'bj', '+2290121301234'],
    ['01 97 12 34 56', 'bj', '+2290197123456'],
    // ARTCI, 31 January 2021: Moov, MTN, Orange, and fixed numbers of the three.
    ['02 12 34 56', 'ci', '+2250102123456'],
    ['+225 45 12 34 56', 'ci', '+2250545123456'],
    ['00225 48 12 34 56', 'ci', '+2250748123456'],
    ['20 30 40 50', 'ci', '+2252720304050'],
    ['07 07 12 34 56', 'ci', '+2250707123456'],
    ['11 8765-4321', 'br', '+5511987654321'],
    ['+55 (21) 6765-4321', 'br', '+5521967654321'],
    ['0123 456 7890', 'vn', '+84834567890'],
    ['+84 169 123 4567', 'vn', '+84391234567'],
    ['77 12 34 56', 'cm', '+237677123456'],
    ['33 12 34 56', 'cm', '+237233123456'],
    ['08 765 4321', 'ec', '+593987654321'],
    ['712 3456', 'mu', '+23057123456'],
    ['1 345 6789', 'co', '+576013456789'],
  ])('%j of %s is %s today', (text, code, e164) => expect(read(text, code)).toBe(e164));

  it.each([
    // Orange’s old number, or one of today without its last two digits.
    ['07 12 34 56', 'ci'],
    ['+225 05 12 34 56', 'ci'],
    ['01 23 45 67', 'bj'],
    ['11 9876-5432', 'br'],
    ['22 12 34 56', 'cm'],
    ['09 876 5432', 'ec'],
    // A mobile, or a fixed number of another region.
    ['6 587 4321', 'cl'],
    // No operator has ever had it.
    ['20 90 40 50', 'ci'],
  ])('%j of %s is asked for as it is dialled today', (text, code) => expect(read(text, code)).toBe('old'));

  it('is never made of the beginning of a number of today', () => {
    for (const code of ['bj', 'ci', 'br', 'vn', 'cm', 'ec', 'mu', 'co', 'mx', 'cl']) {
      const { nationalNumber } = getExampleNumber(code.toUpperCase() as 'NG', examples)!;
      const digits = fc.stringMatching(new RegExp(`^\\d{${nationalNumber.length - 3}}$`));
      fc.assert(
        fc.property(digits, fc.integer({ min: 1, max: 3 }), (rest, cut) => {
          const whole = readPhone(nationalNumber.slice(0, 3) + rest, { country: code });
          const short = readPhone((nationalNumber.slice(0, 3) + rest).slice(0, -cut), { country: code });
          fc.pre(whole.ok && whole.isValid);
          // A fixed number may be valid as it stands; no digit is added to it.
          return !short.ok || !whole.ok || short.e164.length < whole.e164.length;
        }),
      );
    }
  });
});

it('knows whether a whole number may yet become another', () => {
  const isSure = (text: string, country: string) => {
    const result = readPhone(text, { country });
    return result.ok && result.isSure;
  };
  expect(isSure('0802 123 4567', 'ng')).toBe(true);
  expect(isSure('802 123 4567', 'ng')).toBe(true);
  expect(isSure('812 345 67 89', 'ru')).toBe(false);
  // With two more digits it would be a number behind a calling code.
  expect(isSure('393 123 4567', 'it')).toBe(false);
});

it('groups what is half typed, and changes no digit', () => {
  expect(groupDigits('0802123', { country: 'ng' })).toBe('0802 123');
  expect(groupDigits('0802123', { callingCode: '234' })).toBe('0802 123');
});

it('goes to the gateway as E.164, and as it was typed when it is no number', async () => {
  expect(await wirePhone('0802 123 4567', 'NG')).toBe('+2348021234567');
  expect(await wirePhone('ask me', 'ng')).toBe('ask me');
  expect(await wirePhone('+49 1512 3456789', undefined)).toBe('+4915123456789');
});
