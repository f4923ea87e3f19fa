import { expect, it } from 'vitest';
import type { Decline } from '../../contract/decline';
import type { DepositStatus } from '../../contract/deposit';
import type { TransactionLine } from '../../contract/transactions';
import { AppError } from '../../core/errors/app-error';
import { ScriptedRealtime } from '../test-kit/scripted-realtime';
import { askStatus } from './ask-status';

const deposit = { flow: 'deposit' as const, id: 'd1', methodName: 'visa' };
const line: TransactionLine = {
  id: 'd1',
  flow: 'deposit',
  status: 'processed',
  paymentMethod: 'visa',
  amount: 5,
  currency: 'EUR',
  createdAt: '2026-01-01T00:00:00Z',
  isCancellable: false,
};

/** A gateway that refuses the status call with `status`, and whose history has these lines. */
function gateway(status: number, lines: readonly TransactionLine[]): ScriptedRealtime {
  const realtime = new ScriptedRealtime();
  realtime.script('BANKING_DEPOSIT:deposit-status', () => {
    throw new AppError('No', { code: 'banking.depositNotFound', status });
  });
  realtime.script('BANKING:transactions-list', () => ({ transactions: [...lines], hasMore: false }));
  return realtime;
}

it('finds a deposit whose status is refused in the history', async () => {
  expect(await askStatus(gateway(404, [line]), deposit)).toMatchObject({ status: 'processed' });
  const waiting: TransactionLine = { ...line, status: 'waiting' };
  expect(await askStatus(gateway(404, [waiting]), deposit)).toBeUndefined();
});

it('is refused where the history has it not either, be it a withdrawal of that id', async () => {
  const others: TransactionLine[] = [
    { ...line, id: 'd2' },
    { ...line, flow: 'withdrawal' },
  ];
  await expect(askStatus(gateway(404, others), deposit)).rejects.toMatchObject({ status: 404 });
});

it.each([401, 429, 500])('looks nowhere else after %i, which says nothing of the deposit', async (status) => {
  const realtime = gateway(status, [line]);
  await expect(askStatus(realtime, deposit)).rejects.toMatchObject({ status });
  expect(realtime.sentOf('BANKING:transactions-list')).toEqual([]);
});

it.each<[DepositStatus, Decline | undefined, string | undefined]>([
  ['AUTO_CANCELED', undefined, 'expired'],
  ['AUTO_CANCELED', { reason: 'risk', isFinal: true, next: [] }, 'risk'],
  ['CANCELED', undefined, undefined],
])('%s with the reason %j was refused because of %s', async (status, decline, reason) => {
  const realtime = new ScriptedRealtime();
  realtime.script('BANKING_DEPOSIT:deposit-status', () => ({ status, ...(decline && { decline }) }));
  const news = await askStatus(realtime, deposit);
  expect([news?.status, news?.decline?.reason]).toEqual(['mistaked', reason]);
});

it('looks for a withdrawal among the twenty latest; one that is not there has no news', async () => {
  const realtime = gateway(404, [{ ...line, flow: 'withdrawal', id: 'w2' }]);
  expect(await askStatus(realtime, { flow: 'withdrawal', id: 'w1', methodName: 'visa' })).toBeUndefined();
  expect(realtime.sentOf('BANKING:transactions-list')).toMatchObject([{ data: { limit: 20 } }]);
});
