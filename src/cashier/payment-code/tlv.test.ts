import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc16, crc16Hex } from './crc16';
import { readDataObjects } from './tlv';

describe('CRC-16/CCITT-FALSE', () => {
  it.each([
    ['123456789', 0x29b1],
    ['', 0xffff],
    ['A', 0xb915],
  ])('of %j', (text, crc) => {
    expect(crc16(new TextEncoder().encode(text))).toBe(crc);
  });

  it('has four digits even when it is small', () => {
    const small = fc.sample(fc.string({ minLength: 1 }), { numRuns: 3000, seed: 7 }).map(crc16Hex);
    expect(small.every((hex) => /^[0-9A-F]{4}$/.test(hex))).toBe(true);
    expect(small.some((hex) => hex.startsWith('0'))).toBe(true);
  });
});

describe('data objects', () => {
  it('are read in order', () => {
    expect([...readDataObjects('000201620705ab  x')!]).toEqual([
      ['00', '01'],
      ['62', '05ab  x'],
    ]);
  });

  it.each(['0', '00', '0002', '000201AB', '00020100', '0002010100', '000201000201', '00-101', '0a01x', '000999'])(
    'refuses %j',
    (text) => {
      expect(readDataObjects(text)).toBeUndefined();
    },
  );
});
