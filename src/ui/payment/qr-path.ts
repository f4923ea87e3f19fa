import { encode } from 'uqr';

export interface QrPath {
  /** SVG path of the dark modules, one unit each, quiet zone included. */
  path: string;
  /** Width and height in modules, quiet zone included. */
  size: number;
}

/** ISO/IEC 18004: four light modules on each side. */
const QUIET_ZONE = 4;

/** A QR code with error correction M; undefined for more text than one can hold (about 2300 bytes), and for none. */
export function qrPath(value: string): QrPath | undefined {
  if (value === '') return undefined;
  try {
    const { data, size } = encode(value, { ecc: 'M', border: QUIET_ZONE });
    return { path: data.flatMap(rowPath).join(''), size };
  } catch {
    return undefined;
  }
}

/** Runs of dark modules as rectangles: no hairlines between neighbours. */
function rowPath(row: readonly boolean[], y: number): string[] {
  const runs: string[] = [];
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    runs.push(`M${start} ${y}h${x - start + 1}v1h${start - x - 1}z`);
  }
  return runs;
}
