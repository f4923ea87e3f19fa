import type { P2PDeposit } from '@/contract/deposit';

/** Minutes beyond which a reservation is taken for a slip of the provider: a day. */
const LONGEST_MINUTES = 24 * 60;

/** When the reservation of the card ends, milliseconds since the epoch by the server; undefined when it can't be read. */
export function expiryOf({ created, timeout_minutes: minutes }: P2PDeposit): number | undefined {
  const start = Date.parse(created ?? '');
  if (Number.isNaN(start) || minutes == null || !(minutes > 0 && minutes <= LONGEST_MINUTES)) return undefined;
  return start + minutes * 60_000;
}
