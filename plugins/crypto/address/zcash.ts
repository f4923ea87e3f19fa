/** Zcash's addresses in bech32: shielded (Sapling), unified (ZIP-316), and for exchanges, from transparent ones only (ZIP-320). */
import { bech32, bech32m } from '@scure/base';

const FORMS = [
  { coder: bech32, prefix: 'zs', least: 43, most: 43 },
  { coder: bech32m, prefix: 'tex', least: 20, most: 20 },
  // What is inside is scrambled, so that a wrong character would make all of it unreadable; the wallet reads it.
  { coder: bech32m, prefix: 'u', least: 48, most: 160 },
] as const;

export function isZcashBech32(address: string): boolean {
  return FORMS.some(({ coder, prefix, least, most }) => {
    const decoded = coder.decodeUnsafe(address, false);
    const length = decoded?.prefix === prefix ? (coder.fromWordsUnsafe(decoded.words)?.length ?? 0) : 0;
    return length >= least && length <= most;
  });
}
