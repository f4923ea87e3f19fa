import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bonus } from '../../contract/bonus';
import { BONUS_RESTRICTED_METHODS, isBonusActivated, minDepositOf } from './bonus-rules';

const bonusOf = (minDeposit: number): Bonus => ({
  id: 'welcome',
  type: 'deposit',
  depositBonusData: { minDeposit },
  depositRequired: false,
});
/** Amounts in major units, with two decimals. */
const money = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100);
const question = { methodName: 'visa', isEnabled: true };

describe('isBonusActivated', () => {
  it('is active exactly from the minimum deposit on', () => {
    fc.assert(
      fc.property(money, money, (amount, minDeposit) => {
        const isActive = isBonusActivated({ ...question, amount, bonus: bonusOf(minDeposit) });
        expect(isActive).toBe(Math.round(amount * 100) >= Math.round(minDeposit * 100));
      }),
    );
    expect(isBonusActivated({ ...question, amount: 500, bonus: bonusOf(500) })).toBe(true);
    expect(isBonusActivated({ ...question, amount: 499.99, bonus: bonusOf(500) })).toBe(false);
  });

  it('is never active without a bonus, switched off, or with a restricted method', () => {
    fc.assert(
      fc.property(money, fc.constantFrom(...BONUS_RESTRICTED_METHODS), (amount, methodName) => {
        const bonus = bonusOf(0);
        expect(isBonusActivated({ ...question, amount, bonus: undefined })).toBe(false);
        expect(isBonusActivated({ ...question, amount, bonus, isEnabled: false })).toBe(false);
        expect(isBonusActivated({ ...question, amount, bonus, methodName })).toBe(false);
      }),
    );
  });
});

describe('minDepositOf', () => {
  it('reads the data of the type of the bonus', () => {
    const data = { depositBonusData: { minDeposit: 10 }, freespinBonusData: { minDeposit: 20 } };
    expect(minDepositOf({ id: 'a', type: 'deposit', depositRequired: false, ...data })).toBe(10);
    expect(minDepositOf({ id: 'a', type: 'freespin', depositRequired: false, ...data })).toBe(20);
    expect(minDepositOf({ id: 'a', type: 'freespin', depositRequired: false })).toBe(0);
  });
});
