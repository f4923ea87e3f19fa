/** A linear barcode, before it is drawn. */
export interface Bars {
  /** Bar, space, bar … in units; begins and ends with a bar. */
  widths: readonly number[];
  /** Units of its narrowest element, X in the standards. */
  narrow: number;
  /** The same code with other proportions, for screens with a pixel or so for the narrowest element; the best first. */
  coarser?: readonly Bars[];
}

/** Units of white that both standards want on either side, in X. */
const QUIET_ZONE = 10;

/** With its quiet zones, in units. */
export const widthOf = ({ widths, narrow }: Bars): number =>
  widths.reduce((sum, width) => sum + width, 2 * QUIET_ZONE * narrow);

/** The bars alone, in units from the left edge of the quiet zone. */
export function barsOf({ widths, narrow }: Bars): { x: number; width: number }[] {
  let x = QUIET_ZONE * narrow;
  return widths.flatMap((width, index) => {
    const bar = { x, width };
    x += width;
    return index % 2 === 0 ? [bar] : [];
  });
}

/** An SVG path of the height 1. */
export const barsPath = (bars: Bars): string =>
  barsOf(bars)
    .map(({ x, width }) => `M${x} 0h${width}v1h${-width}z`)
    .join('');
