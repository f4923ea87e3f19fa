import type { P2PDeposit } from '@/contract/deposit';

/** Longest plausible reservation in minutes, a day; a longer one is treated as the provider's mistake. */
const LONGEST_MINUTES = 24 * 60;

/** End of the card's reservation, in milliseconds since the epoch by the server's clock; undefined when it can't be read. */
export function expiryOf({ created, timeout_minutes: minutes }: P2PDeposit): number | undefined {
  const start = Date.parse(created ?? '');
  if (Number.isNaN(start) || minutes == null || !(minutes > 0 && minutes <= LONGEST_MINUTES)) return undefined;
  return start + minutes * 60_000;
}
