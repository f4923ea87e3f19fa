/** Cardano addresses of the main net: Shelley's in bech32 (CIP-19), Byron's in base58 over CBOR with a CRC-32. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { base58, bech32 } from '@scure/base';

const MAIN_NET = 1;
/** Length with header by type: 0 to 3 with a staking part, 6 and 7 without. Pointers (4, 5) are no longer in use. */
const LENGTHS: Readonly<Record<number, number>> = { 0: 57, 1: 57, 2: 57, 3: 57, 6: 29, 7: 29 };

/**
 * CBOR of `[24(payload), crc]`; the payload is `[root, attributes, type]`. The attribute 1 is a derivation path; 2 would
 * be the number of a test net.
 */
const BYRON = /^82d81858(?:21|42)(83581c[0-9a-f]{56}(?:a0|a101581e581c[0-9a-f]{56})0[0-2])1a([0-9a-f]{8})$/;

/** Bech32 is returned in lower case, which is the form that people read. */
export function verifiedCardanoAddress(address: string): string | undefined {
  if (isShelley(address)) return address.toLowerCase();
  return isByron(address) ? address : undefined;
}

function isShelley(address: string): boolean {
  const decoded = bech32.decodeUnsafe(address, 120);
  const bytes = decoded?.prefix === 'addr' ? bech32.fromWordsUnsafe(decoded.words) : undefined;
  const header = bytes?.[0] ?? 0;
  return bytes?.length === LENGTHS[header >> 4] && (header & 0x0f) === MAIN_NET;
}

function isByron(address: string): boolean {
  let bytes: Uint8Array;
  try {
    bytes = base58.decode(address);
  } catch {
    return false;
  }
  const [, payload, crc] = BYRON.exec(bytesToHex(bytes)) ?? [];
  const inner = bytes.subarray(5, -5);
  return payload !== undefined && inner.length === bytes[4] && crc32(inner) === Number(`0x${crc}`);
}

/** CRC-32 of IEEE 802.3: `123456789` gives 0xCBF43926. */
export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
