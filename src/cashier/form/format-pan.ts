export const BLOCKS_OF_FOUR: readonly number[] = [4, 8, 12, 16];

/** Formats the digits of a card number (spec 2). `gaps`: the counts of digits after which a space is shown. */
export function formatPan(pan: string, gaps = BLOCKS_OF_FOUR): string {
  const digits = pan.replace(/\D/g, '');
  const starts = [0, ...gaps].filter((start) => start < digits.length);
  return starts.map((start, index) => digits.slice(start, starts[index + 1])).join(' ');
}
