import type { FormField } from '../../contract/form-field';
import { satisfiesAll } from './field-rule';
import { fitMask } from './fit-mask';
import { readMask } from './mask';

/** The last month in which a card is valid. */
export interface Expiry {
  /** 1 … 12. */
  readonly month: number;
  readonly year: number;
}

const HALF_A_DAY_MS = 12 * 3600 * 1000;
const BETWEEN = '\\s*[/.\\-\\s]\\s*';
const FORMS: readonly RegExp[] = [
  new RegExp(`^(?<month>\\d{1,2})${BETWEEN}(?<year>20\\d{2}|\\d{2})$`),
  // HTML's cc-exp is a month string, `2030-12`; cards print the month first.
  new RegExp(`^(?<year>20\\d{2})${BETWEEN}(?<month>\\d{1,2})$`),
  /^(?<month>\d{2})(?<year>20\d{2}|\d{2})$/,
  /^(?<year>20\d{2})(?<month>\d{2})$/,
];

/** Reads `MM/YY`, `M / YY`, `MMYY`, the same with a year of four digits, and `YYYY-MM`; undefined for anything else. */
export function parseExpiry(text: string): Expiry | undefined {
  for (const form of FORMS) {
    const { month, year } = form.exec(text.trim())?.groups ?? {};
    const read = { month: Number(month), year: Number(year) + (year?.length === 2 ? 2000 : 0) };
    if (read.month >= 1 && read.month <= 12) return read;
  }
  return undefined;
}

export const isYearFirst = (mask: string): boolean => /^[09]{4}[^09]+[09]{2}$/.test(mask);

/** Whether the mask has places for exactly a month and a year of two or four digits, and its text can be parsed. */
export function isExpiryMask(mask: string): boolean {
  const slots = readMask(mask);
  return ['1230', '122030', '203012'].some((digits) => {
    const fitted = fitMask(slots, digits);
    return fitted?.isWhole && parseExpiry(fitted.text)?.year === 2030;
  });
}

/** The date as the gateway's pattern or, failing that, its mask asks for it; `MM/YY` where neither asks for a known form. */
export function expiryText(expiry: Expiry, { mask, validations }: Pick<FormField, 'mask' | 'validations'>): string {
  const mm = String(expiry.month).padStart(2, '0');
  const yyyy = String(expiry.year);
  const yy = yyyy.slice(2);
  const forms = [`${mm}/${yy}`, `${mm}/${yyyy}`, `${yyyy}-${mm}`, mm + yy, mm + yyyy, `${mm}-${yy}`, `${mm}-${yyyy}`];
  const masked = mask && inMask(mask, isYearFirst(mask) ? [yyyy + mm] : [mm + yy, mm + yyyy]);
  const wanted = masked ? [masked, ...forms] : forms;
  return wanted.find((form) => satisfiesAll(validations, form)) ?? wanted[0]!;
}

function inMask(mask: string, digits: readonly string[]): string | undefined {
  const slots = readMask(mask);
  return digits.map((text) => fitMask(slots, text)).find((fitted) => fitted?.isWhole)?.text;
}

/**
 * Whether a card's last month is over. A card is good through the last day of that month, counted in the time zone
 * where the day ends last (UTC-12), so that no good card is refused. `now`: milliseconds since the epoch.
 */
export function isExpired(expiry: Expiry, now: number): boolean {
  const today = new Date(now - HALF_A_DAY_MS);
  return expiry.year * 12 + expiry.month < today.getUTCFullYear() * 12 + today.getUTCMonth() + 1;
}
