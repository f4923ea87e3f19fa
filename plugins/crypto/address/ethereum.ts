/** Addresses of Ethereum and similar chains: 20 bytes in hexadecimal, with a checksum in the letters' case (ERC-55). */
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Turns `0x` and 40 digits in any case into the form with the checksum. */
export function toChecksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const cased = Array.from(digits, (digit, index) => (Number(`0x${hash[index]}`) >= 8 ? digit.toUpperCase() : digit));
  return `0x${cased.join('')}`;
}

/**
 * The address with its checksum. ERC-55 checks mixed case only, so an address in all lower or all upper case is
 * accepted; it is shown with a checksum, so that wallets can check it. Undefined for a wrong checksum and for text that
 * is no address.
 */
export function verifiedEthereumAddress(address: string): string | undefined {
  if (!/^0x[0-9a-f]{40}$/i.test(address) || !address.startsWith('0x')) return undefined;
  const digits = address.slice(2);
  const checked = toChecksumAddress(address);
  const hasChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  return !hasChecksum || checked === address ? checked : undefined;
}
