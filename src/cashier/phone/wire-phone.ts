import { loadPhoneReader } from './load-phone-reader';

/** The number as E.164; the text as typed when it is no number, or the reader cannot be fetched. `country`: ISO 3166-1 alpha-2. */
export async function wirePhone(text: string, country: string | undefined): Promise<string> {
  const reader = await loadPhoneReader().catch(() => undefined);
  const result = reader?.readPhone(text, { country });
  return result?.ok ? result.e164 : text;
}
