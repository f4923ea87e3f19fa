/** Masks for maskito. Positions and characters follow the gateway's mask language; see `maskFrom`. */
import type { MaskitoOptions } from '@maskito/core';

const ANY = /^[^]*$/;

/**
 * The gateway's mask: `0` (or `9`) a digit, `A` a letter, `*` anything, every other character stands for itself.
 * In a mask that has a `0`, a `9` stands for itself, so that `+996 000 000 000` keeps its country code.
 */
export function maskFrom(serverMask: string): MaskitoOptions {
  const digit = serverMask.includes('0') ? '0' : '9';
  const mask = Array.from(serverMask, (symbol) => {
    if (symbol === digit) return /\d/;
    if (symbol === 'A') return /\p{L}/u;
    if (symbol === '*') return /./u;
    return symbol;
  });
  return { mask };
}

/** Every letter is made a capital; the caret stays where it is. */
export const UPPERCASE_MASK: MaskitoOptions = {
  mask: ANY,
  postprocessors: [({ value, selection }) => ({ value: value.toUpperCase(), selection })],
};

/** The same over another mask. */
export function uppercase(options: MaskitoOptions): MaskitoOptions {
  return { ...options, postprocessors: [...(options.postprocessors ?? []), ...(UPPERCASE_MASK.postprocessors ?? [])] };
}

/** A mask from a function that takes characters out. The caret moves back by as many as went before it. */
export function filterMask(filter: (text: string) => string): MaskitoOptions {
  return {
    mask: ANY,
    postprocessors: [
      ({ value, selection: [from, to] }) => {
        const kept = filter(value);
        const caret = (at: number) => Math.min(kept.length, filter(value.slice(0, at)).length);
        return { value: kept, selection: [caret(from), caret(to)] };
      },
    ],
  };
}
