/** Matches a mask of a day, a month and a whole year, in any order: `00.00.0000`, `0000-00-00`. */
const DATE_MASK = /^(?:[09]{2}[./-][09]{2}[./-][09]{4}|[09]{4}[./-][09]{2}[./-][09]{2})$/;
const THREE_GROUPS = /^(\d+)\s*[./-]\s*(\d+)\s*[./-]\s*(\d+)$/;

/**
 * Pads the groups of a typed date with the zeros that were left out, so that it fits the mask. Undefined where the year
 * is in another place than in the mask, as `1990-05-01` for `00.00.0000`: nothing says which other group is the month.
 * Any other mask or text: the text unchanged.
 */
export function inDateMask(mask: string, text: string): string | undefined {
  const groups = DATE_MASK.test(mask) ? THREE_GROUPS.exec(text)?.slice(1) : undefined;
  if (!groups) return text;
  const places = mask.split(/[./-]/).map(({ length }) => length);
  // A year at the end may be incomplete: the field's message then says how many digits it needs.
  const isInPlace = groups.every(({ length }, at) => (places[at] === 2 ? length <= 2 : length > 2 || at === 2));
  return isInPlace
    ? groups.map((group, at) => (places[at] === 2 ? group.padStart(2, '0') : group)).join('-')
    : undefined;
}
