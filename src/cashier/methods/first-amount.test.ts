import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { FirstAmount } from './first-amount';

it('of one currency says nothing in another', () => {
  const session = observable({ currency: 'EUR', payload: { view: undefined } });
  const first = new FirstAmount({ of: () => 'amount' as never }, session as never);
  first.type('50');
  first.set(50, undefined);
  expect([first.isWanted, first.text, first.amount]).toEqual([true, '50', 50]);
  runInAction(() => (session.currency = 'USD'));
  expect([first.text, first.amount]).toEqual(['', undefined]);
  first.type('60');
  expect([first.text, first.amount]).toEqual(['60', undefined]);
  runInAction(() => (session.currency = 'EUR'));
  expect(first.text).toBe('');
});
