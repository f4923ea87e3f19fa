import { widthOf, type Bars } from './bars';

export interface FittedBars {
  bars: Bars;
  /** Pixels of the screen, with the quiet zones. */
  width: number;
}

/** Pixels for the narrowest element from which on grey edges can be read: ZXing reads a boleto at 1.3, wherever it stands, not at 1.25. */
const SMOOTH_PX = 1.35;

/**
 * How wide a barcode is drawn where there is room for so many pixels of the screen. The wider the better, but that with little more
 * than one pixel for a bar two of them would run into one grey: then each element gets whole pixels. Pure.
 */
export function fitBars(bars: Bars, pixels: number, mostPerNarrow: number): FittedBars {
  const most = (widthOf(bars) / bars.narrow) * mostPerNarrow;
  const smooth = { bars, width: Math.min(pixels, most) };
  if ((smooth.width / widthOf(bars)) * bars.narrow >= SMOOTH_PX) return smooth;
  const sharp = [bars, ...(bars.coarser ?? [])].find((one) => widthOf(one) <= pixels);
  if (!sharp) return smooth;
  // One pixel at least: a page that is zoomed out has less than that for what a reader likes.
  const each = Math.max(1, Math.floor(smooth.width / widthOf(sharp)));
  return { bars: sharp, width: widthOf(sharp) * each };
}
