import { widthOf, type Bars } from './bars';

export interface FittedBars {
  bars: Bars;
  /** Device pixels, including the quiet zones. */
  width: number;
}

/**
 * Least device pixels per narrowest element at which bars with grey edges can be read. ZXing reads a boleto at any
 * position with 1.3, not with 1.25.
 */
const SMOOTH_PX = 1.35;

/**
 * Picks the drawn width of a barcode for the available device pixels. Wider is better; but with little more than one
 * pixel per bar, neighbouring bars would blur into one grey, so then every element gets whole pixels. Pure.
 */
export function fitBars(bars: Bars, pixels: number, mostPerNarrow: number): FittedBars {
  const most = (widthOf(bars) / bars.narrow) * mostPerNarrow;
  const smooth = { bars, width: Math.min(pixels, most) };
  if ((smooth.width / widthOf(bars)) * bars.narrow >= SMOOTH_PX) return smooth;
  const sharp = [bars, ...(bars.coarser ?? [])].find((one) => widthOf(one) <= pixels);
  if (!sharp) return smooth;
  // At least one pixel: on a page that is zoomed out, the widest bar that readers like is less than that.
  const each = Math.max(1, Math.floor(smooth.width / widthOf(sharp)));
  return { bars: sharp, width: widthOf(sharp) * each };
}
