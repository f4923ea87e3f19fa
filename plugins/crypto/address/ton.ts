/** TON addresses (TEP-2): 36 bytes in base64, which end in a CRC; or raw, `0:` and 64 hexadecimal digits. */
import { base64nopad, base64urlnopad } from '@scure/base';
import { crc16Xmodem } from './stellar';

/** Bounceable, non-bounceable. With 0x80 added they are of the test net. */
const TAGS = [0x11, 0x51];
const MASTERCHAIN = 0xff;
const RAW = /^(0|-1):([0-9a-f]{64})$/i;

/**
 * The address in its form for links. A raw one has no checksum, so it is shown with one, and as non-bounceable, which is
 * right for a wallet that has never been used as well.
 */
export function verifiedTonAddress(address: string): string | undefined {
  const raw = RAW.exec(address);
  if (raw) return friendly(Uint8Array.of(0x51, raw[1] === '0' ? 0 : MASTERCHAIN, ...bytesOf(raw[2]!)));
  const bytes = address.length === 48 ? decode(address) : undefined;
  if (!bytes || !TAGS.includes(bytes[0]!) || ![0, MASTERCHAIN].includes(bytes[1]!)) return undefined;
  const shown = friendly(bytes.subarray(0, 34));
  return shown === base64urlnopad.encode(bytes) ? shown : undefined;
}

/** True for two forms of one account, which may differ in what happens to a transfer that fails. */
export function isSameTonAccount(one: string, other: string): boolean {
  const [a, b] = [one, other].map((address) => verifiedTonAddress(address));
  if (a === undefined || b === undefined) return false;
  const [first, second] = [base64urlnopad.decode(a), base64urlnopad.decode(b)];
  return first.subarray(1, 34).every((byte, at) => byte === second[at + 1]);
}

/** `bytes`: tag, workchain and hash. */
export function friendly(bytes: Uint8Array): string {
  const crc = crc16Xmodem(bytes);
  return base64urlnopad.encode(Uint8Array.of(...bytes, crc >> 8, crc & 0xff));
}

/** Not noble-hashes' own: that file belongs to the application, which would load more of it. */
const bytesOf = (hex: string) => (hex.match(/../g) ?? []).map((byte) => parseInt(byte, 16));

/** Both alphabets of base64 are in use, never mixed. */
function decode(address: string): Uint8Array | undefined {
  for (const coder of [base64urlnopad, base64nopad]) {
    try {
      return coder.decode(address);
    } catch {
      continue;
    }
  }
  return undefined;
}
