/** Monero addresses: base58 in blocks, a network byte, two keys, and four bytes of Keccak-256. */
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58xmr } from '@scure/base';
import { areEqual } from './bytes';

const CHECKSUM_LENGTH = 4;
/** Payload length by network byte of the main net: standard, sub-address, integrated (with a payment id). */
const PAYLOAD_LENGTHS: Readonly<Record<number, number>> = { 18: 65, 42: 65, 19: 73 };

export function isMoneroAddress(address: string): boolean {
  let bytes: Uint8Array;
  try {
    bytes = base58xmr.decode(address);
  } catch {
    return false;
  }
  const payload = bytes.subarray(0, -CHECKSUM_LENGTH);
  if (payload.length !== PAYLOAD_LENGTHS[payload[0] ?? -1]) return false;
  return areEqual(bytes.subarray(-CHECKSUM_LENGTH), moneroChecksum(payload));
}

export function moneroChecksum(payload: Uint8Array): Uint8Array {
  return keccak_256(payload).subarray(0, CHECKSUM_LENGTH);
}
