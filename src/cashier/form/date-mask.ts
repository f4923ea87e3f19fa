/** A day, a month and a whole year, in whatever order: `00.00.0000`, `0000-00-00`. */
const DATE_MASK = /^(?:[09]{2}[./-][09]{2}[./-][09]{4}|[09]{4}[./-][09]{2}[./-][09]{2})$/;
const THREE_GROUPS = /^(\d+)\s*[./-]\s*(\d+)\s*[./-]\s*(\d+)$/;

/**
 * A date as the mask has it, with the zeros that were left out. Undefined where the year is in another place, `1990-05-01` in
 * `00.00.0000`: which one of the others is the month, nothing says. Any other mask or text: the text.
 */
export function inDateMask(mask: string, text: string): string | undefined {
  const groups = DATE_MASK.test(mask) ? THREE_GROUPS.exec(text)?.slice(1) : undefined;
  if (!groups) return text;
  const places = mask.split(/[./-]/).map(({ length }) => length);
  // A year at the end may be cut short: then its digits are too few, and the field says how many.
  const isInPlace = groups.every(({ length }, at) => (places[at] === 2 ? length <= 2 : length > 2 || at === 2));
  return isInPlace
    ? groups.map((group, at) => (places[at] === 2 ? group.padStart(2, '0') : group)).join('-')
    : undefined;
}
