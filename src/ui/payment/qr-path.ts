import { encode } from 'uqr';

export interface QrPath {
  /** SVG path of the dark modules, one unit each, quiet zone included. */
  path: string;
  /** Width and height in modules, quiet zone included. */
  size: number;
}

/** Light modules on each side (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * Encodes a QR code with error correction M. Undefined for an empty text, and for one too long (more than about 2300
 * bytes).
 */
export function qrPath(value: string): QrPath | undefined {
  if (value === '') return undefined;
  try {
    const { data, size } = encode(value, { ecc: 'M', border: QUIET_ZONE });
    return { path: data.flatMap(rowPath).join(''), size };
  } catch {
    return undefined;
  }
}

/** Draws each run of dark modules as one rectangle, which avoids hairlines between neighbours. */
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
