import { crc32, deflateSync } from 'node:zlib';

interface Indexed {
  width: number;
  height: number;
  /** Three bytes a colour, at most 256 colours. */
  palette: Uint8Array;
  /** One byte a pixel. */
  indices: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Encodes a PNG of colour type 3 (W3C PNG 3, 11.2), compressed as far as deflate can. */
export function palettePng({ width, height, palette, indices }: Indexed): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  // Each line begins with its filter type; 0 (none) suits palette indices best.
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) lines.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const data = deflateSync(lines, { level: 9, memLevel: 9 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('PLTE', palette), chunk('IDAT', data), chunk('IEND')]);
}

function chunk(type: string, data: Uint8Array = new Uint8Array()): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
