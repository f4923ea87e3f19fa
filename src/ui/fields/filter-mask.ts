import type { MaskitoOptions } from '@maskito/core';

const ANY = /^[^]*$/;

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
