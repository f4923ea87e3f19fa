import { expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { depositKit } from '../test-kit/deposit-kit';

it('asks for another account when the chosen one is gone', async () => {
  const { newStore, gateway, accounts, sent } = await depositKit();
  accounts.prefer('deposit', 'visa', { id: 'gone', label: 'Visa •••• 4242' });
  gateway.nextAnswers.push(new AppError('', { status: 400, code: 'banking.savedAccountNotFound' }));
  const store = newStore();
  expect(await store.submit()).toBe('failed');
  expect(store.error).toBeTruthy();
  expect(await store.submit()).toBe('done');
  expect(sent().map((request) => 'accountId' in (request as object))).toEqual([true, false]);
});
