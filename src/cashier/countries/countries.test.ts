import { expect, it, describe } from 'vitest';
import { loadCountries } from './countries';
import { namedCountries } from './country-names';

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
