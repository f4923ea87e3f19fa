import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsLimits } from './limit-problem';
import type { AmountLimits } from './limits';
import { PRESETS, quickAmounts } from './quick-amounts';
import { randomSuggestedAmount, suggestedAmount } from './suggested-amount';

const limits = fc
  .tuple(fc.nat(300000), fc.nat(300000))
  .map(([a, b]): AmountLimits => ({ min: Math.min(a, b), max: Math.max(a, b) }));
const random = (pick: number) => ({ integer: (below: number) => pick % below, uuid: () => 'unused' });

describe('suggestedAmount', () => {
  it.each([
    [500, 500],
    [5, 100],
    [-5, 100],
    [99999, 1000],
    [333.335, 333.34],
  ])('clamps a snippet of %s to %s', (snippet, amount) =>
    expect(suggestedAmount(snippet, { min: 100, max: 1000 }, 'INR')?.toNumber()).toBe(amount),
  );

  it('suggests nothing without a snippet, and never zero', () => {
    expect(suggestedAmount(undefined, { min: 100, max: 1000 }, 'INR')).toBeUndefined();
    expect(suggestedAmount(Number.NaN, { min: 100, max: 1000 }, 'INR')).toBeUndefined();
    expect(suggestedAmount(0, { min: 0, max: 0 }, 'INR')).toBeUndefined();
    expect(suggestedAmount(7, { min: 0, max: 0 }, 'INR')?.toNumber()).toBe(7);
  });

  it('fits the limits', () => {
    fc.assert(
      fc.property(limits, fc.double({ noNaN: true, noDefaultInfinity: true }), (range, snippet) => {
        const amount = suggestedAmount(snippet, range, 'INR');
        if (amount) expect(fitsLimits(amount, range)).toBe(true);
      }),
    );
  });
});

describe('randomSuggestedAmount', () => {
  it('draws an offset from -9 to +8 strictly inside the limits, or the clamped amount', () => {
    fc.assert(
      fc.property(limits, fc.nat(400000), fc.nat(), (range, snippet, pick) => {
        const base = suggestedAmount(snippet, range, 'INR');
        const amount = randomSuggestedAmount(snippet, range, 'INR', random(pick));
        if (!base || !amount) {
          expect(amount).toBe(base);
          return;
        }
        const offset = amount.minus(base).toNumber();
        expect(offset).toBeGreaterThanOrEqual(-9);
        expect(offset).toBeLessThanOrEqual(8);
        const isInside = amount.gt(range.min) && amount.lt(range.max);
        const isDisabled = range.min === 0 && range.max === 0;
        expect(isInside || isDisabled || amount.eq(base)).toBe(true);
      }),
      // Random generation hardly ever draws this case, in which there is nothing to suggest.
      { examples: [[{ min: 0, max: 0 }, 0, 0]] },
    );
  });

  it('draws without limits as well, and never zero or less', () => {
    const drawn = Array.from({ length: 20 }, (_, pick) =>
      randomSuggestedAmount(3, { min: 0, max: 0 }, 'INR', random(pick))?.toNumber(),
    );
    expect([...new Set(drawn)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('can draw each of the eighteen offsets', () => {
    const drawn = Array.from({ length: 18 }, (_, pick) =>
      randomSuggestedAmount(500, { min: 1, max: 1000 }, 'INR', random(pick))?.minus(500).toNumber(),
    );
    expect(drawn).toEqual([-9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('leaves the ends out, and takes the clamped amount when nothing is between them', () => {
    expect(randomSuggestedAmount(1, { min: 100, max: 103 }, 'INR', random(0))?.toNumber()).toBe(101);
    expect(randomSuggestedAmount(1, { min: 100, max: 101 }, 'INR', random(0))?.toNumber()).toBe(100);
  });
});

describe('quickAmounts', () => {
  it('takes the first of the first group and the last of the others', () => {
    expect(quickAmounts({ min: 0, max: 0 }, 4)).toEqual([5, 1000, 15000, 250000]);
    expect(quickAmounts({ min: 100, max: 1000 }, 3)).toEqual([100, 500, 1000]);
    expect(quickAmounts({ min: 21, max: 20155 }, 4)).toEqual([25, 250, 3000, 15000]);
  });

  it('shows all presets when they are fewer than asked for', () => {
    expect(quickAmounts({ min: 5000, max: 10000 }, 4)).toEqual([5000, 10000]);
    expect(quickAmounts({ min: 0.001, max: 1 }, 4)).toEqual([]);
    expect(quickAmounts({ min: 5, max: 100 }, 0)).toEqual([]);
    expect(quickAmounts({ min: 10, max: 100 }, 1)).toEqual([10]);
  });

  it('shows as many as asked for, rising, within limits, from the least to the most preset', () => {
    fc.assert(
      fc.property(limits, fc.integer({ min: 2, max: 8 }), (range, count) => {
        const within = PRESETS.filter((preset) => fitsLimits(new Big(preset), range));
        const amounts = quickAmounts(range, count);
        expect(amounts).toHaveLength(Math.min(count, within.length));
        expect(amounts).toEqual([...new Set(amounts)].sort((a, b) => a - b));
        expect(amounts.every((amount) => within.includes(amount))).toBe(true);
        expect([amounts[0], amounts.at(-1)]).toEqual([within[0], within.at(-1)]);
      }),
    );
  });
});
