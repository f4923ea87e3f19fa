import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { palettePng } from './palette-png';

it('writes size, colours and lines as PNG has them', () => {
  const palette = new Uint8Array([255, 0, 0, 0, 0, 255]);
  const png = palettePng({ width: 3, height: 2, palette, indices: new Uint8Array([0, 1, 0, 1, 1, 1]) });
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([3, 2, 8, 3]);
  const at = (type: string) => png.indexOf(type, 0, 'latin1');
  const dataOf = (type: string) => png.subarray(at(type) + 4, at(type) + 4 + png.readUInt32BE(at(type) - 4));
  expect([...dataOf('PLTE')]).toEqual([...palette]);
  expect([...inflateSync(dataOf('IDAT'))]).toEqual([0, 0, 1, 0, 0, 1, 1, 1]);
  expect(png.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082');
});
