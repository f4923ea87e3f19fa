/**
 * Writes src/cashier/countries/generated/country-rows.ts from the phone-number metadata of libphonenumber-js (MIT), which
 * is that of Google's libphonenumber. Run it after an update of that package: `npm run countries`.
 */
import { writeFileSync } from 'node:fs';
import { getCountries, getExampleNumber, Metadata, type CountryCode, type Examples } from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/mobile/examples';
import metadata from 'libphonenumber-js/metadata.max.json';
import { isMain } from '../../machine/is-main.mjs';

export const COUNTRY_ROWS = 'src/cashier/countries/generated/country-rows.ts';
/** The spec's order: these two first, then all others. */
const FIRST: readonly CountryCode[] = ['RU', 'UA'];

/** Members of the library's numbering plan that its published types lack. */
interface NumberingPlan {
  /** 0 when the country has none. */
  nationalPrefix(): string | 0;
  type(name: 'MOBILE' | 'FIXED_LINE'): { possibleLengths(): number[] } | undefined;
}

/** The generated file's text. */
export function countryRows(): string {
  const others = getCountries(metadata).filter((code) => !FIRST.includes(code));
  const rows = [...FIRST, ...others.toSorted()].map(countryRow);
  return `/**
 * Made by tools/locales/make-countries.ts (\`npm run countries\`). A line a country: ISO 3166-1 code, dial prefix, digit before
 * national numbers (- for none), lengths of a number without both, an example without both.
 */
export const COUNTRY_ROWS = \`
${rows.join('\n')}
\`;
`;
}

function countryRow(code: CountryCode): string {
  const library = new Metadata(metadata);
  library.selectNumberingPlan(code);
  const plan = library.numberingPlan as unknown as NumberingPlan;
  const example = getExampleNumber(code, examples as Examples, metadata);
  if (!example) throw new Error(`No example number of ${code}`);
  const national = example.formatInternational().replace(`+${example.countryCallingCode} `, '');
  const types = ['MOBILE', 'FIXED_LINE'] as const;
  const lengths = new Set(types.flatMap((type) => plan.type(type)?.possibleLengths() ?? []));
  if (!lengths.has(example.nationalNumber.length)) throw new Error(`The example of ${code} has no possible length`);
  return [
    code,
    example.countryCallingCode,
    plan.nationalPrefix() || '-',
    [...lengths].toSorted((a, b) => a - b),
    national,
  ].join(' ');
}

if (isMain(import.meta.url)) {
  writeFileSync(COUNTRY_ROWS, countryRows());
}
