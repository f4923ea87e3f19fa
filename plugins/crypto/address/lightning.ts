/** What a player may be paid out to over Lightning: an invoice, an LNURL (LUD-01), a lightning address (LUD-16). */
import { bech32 } from '@scure/base';
import { readBolt11 } from './bolt11';

/** LUD-16 has lower case; it is typed in any, as mail addresses are. It has no checksum. */
const LIGHTNING_ADDRESS = /^[a-z0-9._+-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

export function verifiedLightning(text: string): string | undefined {
  const lower = text.toLowerCase();
  if (LIGHTNING_ADDRESS.test(lower)) return lower;
  return isLnurl(text) || readBolt11(text) ? lower : undefined;
}

/** Bech32 of a URL, which must be https, or http for an onion service. */
function isLnurl(text: string): boolean {
  const decoded = bech32.decodeUnsafe(text, false);
  const bytes = decoded?.prefix === 'lnurl' ? bech32.fromWordsUnsafe(decoded.words) : undefined;
  if (!bytes) return false;
  // Bech32 does not notice a `q` more or less before a last `p`; the bytes after the URL are then no text, mostly.
  const address = new TextDecoder().decode(bytes);
  return /^[\x21-\x7e]+$/.test(address) && isPayable(address);
}

function isPayable(address: string): boolean {
  try {
    const { protocol, hostname } = new URL(address);
    return protocol === 'https:' || (protocol === 'http:' && hostname.endsWith('.onion'));
  } catch {
    return false;
  }
}
