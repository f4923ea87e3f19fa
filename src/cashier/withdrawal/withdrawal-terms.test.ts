import Big from 'big.js';
import { expect, it } from 'vitest';
import type { MethodsStore } from '../methods/methods-store';
import type { UserStore } from '../user/user-store';
import { englishLocale } from '../../core/locale/locale.fake';
import { WithdrawalTerms } from './withdrawal-terms';

it.each([
  [10.999, '10.99', '€10.99'],
  [1234.5, '1234.5', '€1,234.50'],
])('a balance of %s pays %s, and no more is said to be there', (balance, most, shown) => {
  const user = { user: { balanceData: {} }, balance, currency: 'EUR' } as UserStore;
  const terms = new WithdrawalTerms(user, {} as MethodsStore, englishLocale());
  expect(terms.problemOf(new Big(most))).toBeUndefined();
  expect(terms.problemOf(new Big(most).plus('0.01'))).toContain(shown);
});
