/** A linear barcode, before it is drawn. */
export interface Bars {
  /** Widths of bar, space, bar … in units; the first and last are bars. */
  widths: readonly number[];
  /** Units of the narrowest element (X in the standards). */
  narrow: number;
  /** The same code in coarser proportions, best first, for screens with about one pixel for the narrowest element. */
  coarser?: readonly Bars[];
}

/** White space that both standards require on either side, in multiples of X. */
const QUIET_ZONE = 10;

/** Total width in units, with both quiet zones. */
export const widthOf = ({ widths, narrow }: Bars): number =>
  widths.reduce((sum, width) => sum + width, 2 * QUIET_ZONE * narrow);

/** Position and width of each bar, in units from the left edge of the quiet zone. */
export function barsOf({ widths, narrow }: Bars): { x: number; width: number }[] {
  let x = QUIET_ZONE * narrow;
  return widths.flatMap((width, index) => {
    const bar = { x, width };
    x += width;
    return index % 2 === 0 ? [bar] : [];
  });
}

/** An SVG path for the bars, 1 unit high. */
export const barsPath = (bars: Bars): string =>
  barsOf(bars)
    .map(({ x, width }) => `M${x} 0h${width}v1h${-width}z`)
    .join('');
