import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLeniently } from '../../contract/lenient';
import { PaymentMethod } from '../../contract/method';
import { paymentFee } from './payment-fee';

describe('paymentFee', () => {
  it.each([
    [{ fixed: 0.35, percent: 1.5, min: 1, max: 20 }, '100', '1.85'],
    [{ percent: 1.5, min: 1 }, '10', '1'],
    [{ percent: 1.5, max: 20 }, '5000', '20'],
    [{ fixed: 5 }, '100', '5'],
    [{ percent: 0 }, '100', '0'],
    [{ percent: 1.125 }, '100', '1.13'],
    [{ percent: 10 }, '0.3', '0.03'],
    [{ percent: null, fixed: null, min: 2 }, '1', '2'],
  ])('%j of %s is %s', (fee, amount, expected) => {
    expect(paymentFee(fee, new Big(amount), 'EUR')?.toFixed()).toBe(expected);
  });

  it.each([[undefined], [{}], [{ percent: -1 }], [{ fixed: 1, max: -5 }]])('is unknown for %j', (fee) => {
    expect(paymentFee(fee, new Big(100), 'EUR')).toBeUndefined();
  });

  it('is unknown where a part of it could not be read: the rest is another fee', () => {
    const read = (fee: object) => {
      const method = readLeniently(PaymentMethod, { name: 'card', fees: { EUR: fee } }, 'method');
      return paymentFee(method.ok ? method.value.fees?.['EUR'] : undefined, new Big(50), 'EUR')?.toFixed();
    };
    expect(read({ fixed: 1, percent: '2.5%' })).toBeUndefined();
    expect(read({ percent: 2, max: 'none' })).toBeUndefined();
    expect(read({ fixed: '1', percent: '2.5', max: null })).toBe('2.25');
  });

  it('is rounded to the currency: none for a yen, eight for a bitcoin', () => {
    expect(paymentFee({ percent: 1.5 }, new Big('0.001'), 'BTC')?.toFixed()).toBe('0.000015');
  });

  it('never leaves its limits and never has more decimals than the currency', () => {
    const money = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(money, money, money, money, money, (fixed, percent, a, b, amount) => {
        const [min, max] = a < b ? [a, b] : [b, a];
        const fee = paymentFee({ fixed, percent, min, max }, new Big(amount), 'EUR')!;
        expect(fee.gte(min) && fee.lte(max)).toBe(true);
        expect(fee.round(2).eq(fee)).toBe(true);
      }),
    );
  });
});
