/** Stellar's strkey (SEP-23): base32 of a version byte, the key, and CRC-16/XMODEM in little-endian order. */
import { base32nopad } from '@scure/base';

/** Lengths with version byte and checksum: `G…` accounts hold 32 bytes, `M…` (an account and a number) 40. */
const LENGTHS: Readonly<Record<number, number>> = { [6 << 3]: 35, [12 << 3]: 43 };

export function isStellarAddress(address: string): boolean {
  let bytes: Uint8Array;
  try {
    bytes = base32nopad.decode(address);
  } catch {
    return false;
  }
  if (bytes.length !== LENGTHS[bytes[0] ?? -1]) return false;
  const crc = crc16Xmodem(bytes.subarray(0, -2));
  return bytes.at(-2) === (crc & 0xff) && bytes.at(-1) === crc >> 8;
}

/** CRC with polynomial 0x1021 and initial value 0: `123456789` gives 0x31C3. */
export function crc16Xmodem(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc;
}
