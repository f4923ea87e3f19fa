/** Base58 with four bytes of double SHA-256 at the end (Bitcoin's Base58Check; other chains differ in alphabet and version). */
import { sha256 } from '@noble/hashes/sha2.js';
import { base58, base58xrp } from '@scure/base';
import { areEqual } from './bytes';

const HASH_LENGTH = 20;
const CHECKSUM_LENGTH = 4;

const alphabets = { bitcoin: base58, ripple: base58xrp };

/** `versions`: the bytes before the 20-byte hash, for every kind of address that the network pays to. */
export function isBase58Check(
  address: string,
  versions: readonly (readonly number[])[],
  alphabet: keyof typeof alphabets = 'bitcoin',
): boolean {
  let bytes: Uint8Array;
  try {
    bytes = alphabets[alphabet].decode(address);
  } catch {
    return false;
  }
  const payload = bytes.subarray(0, -CHECKSUM_LENGTH);
  const isKnown = versions.some(
    (version) =>
      payload.length === version.length + HASH_LENGTH && version.every((byte, index) => payload[index] === byte),
  );
  return isKnown && areEqual(bytes.subarray(-CHECKSUM_LENGTH), base58Checksum(payload));
}

export function base58Checksum(payload: Uint8Array): Uint8Array {
  return sha256(sha256(payload)).subarray(0, CHECKSUM_LENGTH);
}
