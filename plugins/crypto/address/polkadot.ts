/** Polkadot addresses (SS58): base58 of the chain's number, a key of 32 bytes, and two bytes of BLAKE2b-512. */
import { blake2b } from '@noble/hashes/blake2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';
import { areEqual } from './bytes';

/** Other chains of the family, and the form for any of them (42), have other numbers. */
const POLKADOT = 0;
const LENGTH = 35;

export function isPolkadotAddress(address: string): boolean {
  let bytes: Uint8Array;
  try {
    bytes = base58.decode(address);
  } catch {
    return false;
  }
  if (bytes.length !== LENGTH || bytes[0] !== POLKADOT) return false;
  return areEqual(bytes.subarray(-2), ss58Checksum(bytes.subarray(0, -2)));
}

export const ss58Checksum = (payload: Uint8Array): Uint8Array =>
  blake2b(concatBytes(utf8ToBytes('SS58PRE'), payload)).subarray(0, 2);
