import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf } from './currencies';
import { fitsLimits, limitProblem } from './limit-problem';
import { DEFAULT_LIMITS, isRuleBad, limitsFor } from './limits';

const rules = { MXN: { min: 21, max: 20155 }, RUB: { min: 100, max: 5000, minNonRus: 300 } };

describe('limitsFor', () => {
  it('takes the rule of the user’s currency, else 1000 to 500000', () => {
    expect(limitsFor(rules, 'MXN', 'mx')).toEqual({ min: 21, max: 20155 });
    expect(limitsFor(rules, 'EUR', 'de')).toEqual({ min: 1000, max: 500000 });
    expect(limitsFor(rules, 'constructor', 'de')).toEqual(DEFAULT_LIMITS);
  });

  it('takes a rule whose currency is in small letters, after one in its own', () => {
    expect(limitsFor({ mxn: { min: 21, max: 50 } }, 'MXN', 'mx')).toEqual({ min: 21, max: 50 });
    expect(limitsFor({ mBTC: { min: 2, max: 5 }, MBTC: { min: 3, max: 6 } }, 'MBTC', 'mx')).toEqual({ min: 3, max: 6 });
  });

  it('asks for minNonRus outside Russia', () => {
    expect(limitsFor(rules, 'RUB', 'ru').min).toBe(100);
    expect(limitsFor(rules, 'RUB', 'kz').min).toBe(300);
    expect(limitsFor({ RUB: { min: 100, max: 200, minNonRus: 300 } }, 'RUB', 'kz').min).toBe(100);
    expect(limitsFor({ RUB: { min: 0, max: 0, minNonRus: 300 } }, 'RUB', 'kz')).toEqual({ min: 0, max: 0 });
  });

  it.each([
    { min: 10, max: 5 },
    { min: -1, max: 5 },
    { min: Number.NaN, max: 5 },
    { min: 1, max: Number.POSITIVE_INFINITY },
    { min: 0.001, max: 0.004 },
  ])('takes %j for no rule', (rule) => {
    expect(limitsFor({ USD: rule }, 'USD', 'us')).toEqual(DEFAULT_LIMITS);
    expect(isRuleBad({ USD: rule }, 'USD')).toBe(true);
  });

  it('tells a bad rule from a missing one', () => {
    expect(isRuleBad(rules, 'MXN')).toBe(false);
    expect(isRuleBad(rules, 'EUR')).toBe(false);
    // Bad in Russia, although the minimum for elsewhere makes a pair.
    expect(isRuleBad({ RUB: { min: -1, max: 5, minNonRus: 2 } }, 'RUB')).toBe(true);
  });

  it('draws limits in to amounts that can be typed', () => {
    expect(limitsFor({ USD: { min: 1.001, max: 9.999 } }, 'USD', 'us')).toEqual({ min: 1.01, max: 9.99 });
    expect(limitsFor({ BTC: { min: 0.00000001, max: 1 } }, 'BTC', 'us').min).toBe(1e-8);
  });

  it('draws them in as the decimal library does', () => {
    const money = fc.oneof(
      fc.double({ min: 0, max: 1e9, noNaN: true }),
      fc.tuple(fc.nat(10 ** 9), fc.nat(9)).map(([units, places]) => Number(`${units}e-${places}`)),
    );
    fc.assert(
      fc.property(money, money, fc.constantFrom('EUR', 'BTC', 'LTC', 'USDT'), (a, b, currency) => {
        const [min, max] = [Math.min(a, b), Math.max(a, b)];
        const least = new Big(min).round(decimalsOf(currency), Big.roundUp);
        const most = new Big(max).round(decimalsOf(currency), Big.roundDown);
        const expected = least.gt(most) ? DEFAULT_LIMITS : { min: least.toNumber(), max: most.toNumber() };
        expect(limitsFor({ [currency]: { min, max } }, currency, 'de')).toEqual(expected);
      }),
      { numRuns: 2000, examples: [[0, 60983760.293350756, 'BTC']] },
    );
  });
});

describe('limitProblem', () => {
  it('includes both ends and counts in decimals', () => {
    const limits = { min: 0.1, max: 0.3 };
    expect(limitProblem(new Big('0.1'), limits)).toBeUndefined();
    expect(limitProblem(new Big('0.1').plus('0.2'), limits)).toBeUndefined();
    expect(limitProblem(new Big('0.09'), limits)).toBe('min');
    expect(limitProblem(new Big('0.31'), limits)).toBe('max');
  });

  it('refuses nothing but zero when limits are disabled', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), (units) => {
        expect(fitsLimits(new Big(units.toString()).div(100), { min: 0, max: 0 })).toBe(true);
      }),
    );
    expect(limitProblem(new Big(0), { min: 0, max: 0 })).toBe('zero');
    expect(limitProblem(new Big(0), { min: 0, max: 10 })).toBe('zero');
  });
});
