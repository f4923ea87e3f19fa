import type { Random } from './time';

/** Randomness from the browser's cryptographic source. */
export const cryptoRandom: Random = {
  integer(below) {
    if (below <= 1) return 0;
    // Discard values from the last, incomplete run of `below` numbers: they would make small results likelier.
    const fair = Math.floor(2 ** 32 / below) * below;
    const word = new Uint32Array(1);
    do crypto.getRandomValues(word);
    while (word[0]! >= fair);
    return word[0]! % below;
  },
  uuid() {
    // `crypto.randomUUID` is missing on pages served over plain http.
    return uuidFrom(crypto.getRandomValues(new Uint8Array(16)));
  },
};

/** Builds an RFC 9562 version 4 UUID from 16 random bytes: version nibble 4, variant bits 10. */
export function uuidFrom(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
