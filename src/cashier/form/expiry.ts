/** A card's last month. */
export interface Expiry {
  /** 1 … 12. */
  readonly month: number;
  readonly year: number;
}

const HALF_A_DAY_MS = 12 * 3600 * 1000;

/** Reads `MM/YY`, `MM / YY`, `MMYY` and the same with a year of four digits; undefined for anything else. */
export function parseExpiry(text: string): Expiry | undefined {
  const match = /^(\d{2})\s*[/.-]?\s*(\d{2}|\d{4})$/.exec(text.trim());
  if (!match) return undefined;
  const month = Number(match[1]);
  const year = Number(match[2]);
  if (month < 1 || month > 12) return undefined;
  return { month, year: year < 100 ? 2000 + year : year };
}

/**
 * A card is good through the last day of its month. Counted in the last time zone in which that day still runs
 * (UTC-12), so that no good card is refused. `now`: milliseconds since the epoch.
 */
export function isExpired(expiry: Expiry, now: number): boolean {
  const today = new Date(now - HALF_A_DAY_MS);
  return expiry.year * 12 + expiry.month < today.getUTCFullYear() * 12 + today.getUTCMonth() + 1;
}
