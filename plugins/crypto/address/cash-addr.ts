/** CashAddr of Bitcoin Cash: a prefix of its own and a 40-bit BCH code (spec of bitcoincash.org, "cashaddr"). */
const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const CHECKSUM_WORDS = 8;
const GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];
/** Length of the hash in bytes, indexed by the three low bits of the version byte. */
const HASH_LENGTHS = [20, 24, 28, 32, 40, 48, 56, 64];

export interface CashAddress {
  /** 0 is P2PKH, 1 is P2SH; others are not in use. */
  type: number;
  hash: Uint8Array;
}

/** Accepts an address with or without its prefix, in one case throughout. Undefined for everything that the spec refuses. */
export function decodeCashAddr(address: string, prefix: string): CashAddress | undefined {
  if (address !== address.toLowerCase() && address !== address.toUpperCase()) return undefined;
  const lower = address.toLowerCase();
  const payload = lower.startsWith(`${prefix}:`) ? lower.slice(prefix.length + 1) : lower;
  const words = Array.from(payload, (character) => ALPHABET.indexOf(character));
  if (words.length <= CHECKSUM_WORDS || words.includes(-1)) return undefined;
  if (polymod([...prefixWords(prefix), ...words]) !== 0n) return undefined;
  const bytes = toBytes(words.slice(0, -CHECKSUM_WORDS));
  if (!bytes) return undefined;
  const [version = 0x80, ...hash] = bytes;
  if (version & 0x80 || hash.length !== HASH_LENGTHS[version & 0x07]) return undefined;
  return { type: version >> 3, hash: Uint8Array.from(hash) };
}

/** Encodes a hash of 20 bytes. */
export function encodeCashAddr(prefix: string, type: number, hash: Uint8Array): string {
  const words = toWords([type << 3, ...hash]);
  const checksum = polymod([...prefixWords(prefix), ...words, ...Array<number>(CHECKSUM_WORDS).fill(0)]);
  const tail = Array.from({ length: CHECKSUM_WORDS }, (_, index) =>
    Number((checksum >> BigInt(5 * (CHECKSUM_WORDS - 1 - index))) & 0x1fn),
  );
  return `${prefix}:${[...words, ...tail].map((word) => ALPHABET[word]).join('')}`;
}

const prefixWords = (prefix: string) => [...Array.from(prefix, (character) => character.charCodeAt(0) & 0x1f), 0];

function polymod(words: readonly number[]): bigint {
  let sum = 1n;
  for (const word of words) {
    const top = sum >> 35n;
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(word);
    GENERATORS.forEach((generator, bit) => {
      if ((top >> BigInt(bit)) & 1n) sum ^= generator;
    });
  }
  return sum ^ 1n;
}

function toWords(bytes: readonly number[]): number[] {
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((word) => parseInt(word.padEnd(5, '0'), 2));
}

/** Undefined when the bits left over are a whole word or not zero. */
function toBytes(words: readonly number[]): number[] | undefined {
  const bits = words.map((word) => word.toString(2).padStart(5, '0')).join('');
  const rest = bits.length % 8;
  if (rest >= 5 || /1/.test(bits.slice(bits.length - rest))) return undefined;
  return (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
}
