import { expect, it, describe } from 'vitest';
import { loadCountries } from './countries';
import { namedCountries } from './country-names';
import { readPhone } from './phone-number';
import { wirePhone } from './wire-phone';

const countries = await loadCountries();
const country = (code: string) => countries.find((one) => one.code === code)!;

describe('the table', () => {
  it('has the world, each with prefix, lengths and an example that they fit', () => {
    expect(countries.length).toBeGreaterThan(240);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    for (const one of countries) {
      expect(one.code).toMatch(/^[a-z]{2}$/);
      expect(one.dialPrefix).toMatch(/^[1-9]\d{0,3}$/);
      expect(one.lengths).toContain(one.example.replace(/\D/g, '').length);
    }
  });

  it.each([
    ['ng', '234', '802 123 4567'],
    ['ru', '7', '912 345 67 89'],
    ['br', '55', '11 96123 4567'],
    ['in', '91', '81234 56789'],
  ])('%s: +%s %s', (code, dialPrefix, example) => expect(country(code)).toMatchObject({ dialPrefix, example }));

  it('no dial prefix is the beginning of another', () => {
    const prefixes = [...new Set(countries.map(({ dialPrefix }) => dialPrefix))];
    expect(prefixes.filter((one) => prefixes.some((other) => other !== one && other.startsWith(one)))).toEqual([]);
  });
});

describe('names', () => {
  it('are in the language, by its alphabet, Russia and Ukraine first', () => {
    const names = namedCountries(countries, 'es-ES').map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['Rusia', 'Ucrania', 'Afganistán']);
    expect(names).toContain('Nigeria');
    expect(namedCountries(countries, 'ru-RU')[0]!.name).toBe('Россия');
    expect(namedCountries(countries, 'mr-IN-u-nu-latn')[0]!.name).toBe('रशिया');
  });
});

describe('reading a number', () => {
  const read = (text: string, code?: string) => {
    const result = readPhone(text, code === undefined ? undefined : country(code), countries);
    return result.ok ? result.e164 : result.problem;
  };

  it.each([
    ['802 123 4567', 'ng', '+2348021234567'],
    ['0802-123-4567', 'ng', '+2348021234567'],
    ['2348021234567', 'ng', '+2348021234567'],
    ['+234 802 123 4567', 'ru', '+2348021234567'],
    ['00234 802 123 4567', undefined, '+2348021234567'],
    ['+234 (0) 802 123 4567', undefined, '+2348021234567'],
    ['8 (912) 345-67-89', 'ru', '+79123456789'],
    // An area code that begins with the trunk digit.
    ['812 345 67 89', 'ru', '+78123456789'],
    ['050 123 4567', 'ua', '+380501234567'],
    // Italian numbers keep their zero.
    ['06 1234 5678', 'it', '+390612345678'],
    ['(201) 555-0123', 'us', '+12015550123'],
    ['८१२३४ ५६७८९', 'in', '+918123456789'],
  ])('%j in %j is %s', (text, code, e164) => expect(read(text, code)).toBe(e164));

  it.each([
    ['', 'ng', 'characters'],
    ['call me', 'ng', 'characters'],
    ['802 12', 'ng', 'tooShort'],
    ['802 123 4567 89', 'ng', 'tooLong'],
    ['+234 802', 'ng', 'tooShort'],
    ['+999 123 456', 'ng', 'unknownPrefix'],
    ['802 123 4567', undefined, 'unknownPrefix'],
  ])('%j in %j is refused: %s', (text, code, problem) => expect(read(text, code)).toBe(problem));

  it('every example is a number of its country, typed plainly or in full', () => {
    for (const { code, example, dialPrefix } of countries) {
      const e164 = `+${dialPrefix}${example.replace(/\D/g, '')}`;
      expect([code, read(`+${dialPrefix} ${example}`)]).toEqual([code, e164]);
      expect([code, read(example, code)]).toEqual([code, e164]);
    }
  });
});

it('goes to the gateway as E.164, and as it was typed when it is no number', async () => {
  expect(await wirePhone('0802 123 4567', 'NG')).toBe('+2348021234567');
  expect(await wirePhone('ask me', 'ng')).toBe('ask me');
  expect(await wirePhone('+49 1512 3456789', undefined)).toBe('+4915123456789');
});
