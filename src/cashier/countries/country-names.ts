import type { Country } from './countries';

/** Listed before all others (spec 3, "Country list"). */
const FIRST: readonly string[] = ['ru', 'ua'];

export interface NamedCountry extends Country {
  name: string;
}

/** Adds names in the language of `tag`, from the browser's own data. Sorted by name, after the countries that the spec puts first. */
export function namedCountries(countries: readonly Country[], tag: string): NamedCountry[] {
  const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' });
  const { compare } = new Intl.Collator(tag);
  const rank = ({ code }: Country) => (FIRST.includes(code) ? FIRST.indexOf(code) : FIRST.length);
  return countries
    .map((country) => ({ ...country, name: names.of(country.code.toUpperCase()) ?? country.code.toUpperCase() }))
    .sort((a, b) => rank(a) - rank(b) || compare(a.name, b.name));
}
