import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { qrPath } from './qr-path';

describe('qrPath', () => {
  it('keeps four light modules on each side (ISO/IEC 18004)', () => {
    const { path, size } = qrPath('https://bank.example/')!;
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].map((run) => run.slice(1).map(Number));
    expect(runs.map((run) => `M${run[0]} ${run[1]}h${run[2]}v1h-${run[3]}z`).join('')).toBe(path);
    for (const [x, y, width, back] of runs as [number, number, number, number][]) {
      expect(back).toBe(width);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
      expect(Math.max(x + width, y + 1)).toBeLessThanOrEqual(size - 4);
    }
    // Version 1 to 40: 21 to 177 modules.
    expect((size - 8 - 17) % 4).toBe(0);
  });

  it('is undefined for nothing and for more than 2331 bytes, the most with error correction M', () => {
    expect(qrPath('')).toBeUndefined();
    expect(qrPath('x'.repeat(2331))).toBeDefined();
    expect(qrPath('x'.repeat(2332))).toBeUndefined();
    expect(qrPath('₹'.repeat(778))).toBeUndefined();
  });

  it('takes any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => void qrPath(text)),
      { numRuns: 50 },
    );
  });
});
