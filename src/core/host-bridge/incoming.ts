import * as v from 'valibot';
import { IncomingMessage } from '../../contract/host';

/**
 * Reads one message of the host. Returns undefined for anything else: no JSON, an unknown type, a wrong shape, or one
 * of our own messages (`messageType`) that came back because the page is its own parent. Never throws.
 */
export function readIncoming(data: unknown): IncomingMessage | undefined {
  try {
    const raw: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    if (typeof raw !== 'object' || raw === null || 'messageType' in raw) return undefined;
    const parsed = v.safeParse(IncomingMessage, raw);
    return parsed.success && isWhole(raw, parsed.output) ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** The schema reads a missing list as an empty one, which would take the player's bonuses away. */
function isWhole(raw: object, message: IncomingMessage): boolean {
  if (message.type !== 'bonus-list-updated') return true;
  return Array.isArray((raw as { payload?: { bonusList?: unknown } }).payload?.bonusList);
}
