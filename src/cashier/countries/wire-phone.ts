import { loadCountries } from './countries';
import { readPhone } from './phone-number';

/** The number as E.164; as it was typed when it is none, or when the table can not be fetched. `code`: of the country. */
export async function wirePhone(text: string, code: string | undefined): Promise<string> {
  const countries = await loadCountries().catch(() => []);
  const country = countries.find((one) => one.code === code?.toLowerCase());
  const result = readPhone(text, country, countries);
  return result.ok ? result.e164 : text;
}
