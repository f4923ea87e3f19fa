import { uuidFrom } from './crypto-random';
import type { Random } from './time';

/** Gives the same numbers and ids in every run (mulberry32). */
export function seededRandom(seed = 1): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    integer: (below) => Math.floor(next() * Math.max(1, below)),
    uuid: () => uuidFrom(Uint8Array.from({ length: 16 }, () => Math.floor(next() * 256))),
  };
}

/** Gives valid version 4 UUIDs in ascending order; every `integer` returns `draw`. */
export function countingRandom(draw = 0): Random {
  let count = 0;
  return {
    integer: () => draw,
    uuid: () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`,
  };
}
