import { expect, it } from 'vitest';
import type { AttemptRecord } from '@/cashier/attempt/attempt-record';
import type { TransactionLine } from '@/contract/transactions';
import { isToContinue } from './is-to-continue';

const LIFE_MS = 3_600_000;
const NOW = Date.UTC(2026, 0, 2);
const line: TransactionLine = {
  id: 'd1',
  flow: 'deposit',
  paymentMethod: 'visa',
  amount: 50,
  currency: 'EUR',
  status: 'waiting',
  createdAt: new Date(NOW - 1_000).toISOString(),
  isCancellable: false,
};
const old = { createdAt: new Date(NOW - LIFE_MS).toISOString() };
const attempt = (step: AttemptRecord['step'], transactionId?: string): AttemptRecord => ({
  key: '00000000-0000-4000-8000-000000000001',
  step,
  intent: { flow: 'deposit', methodName: 'visa', amount: 50, currency: 'EUR' },
  transactionId,
  startedAt: NOW,
  submittedAt: NOW,
  isLeft: false,
  isHostTold: true,
});

it.each<[string, Partial<TransactionLine>, AttemptRecord | undefined, boolean]>([
  ['that waits, of a tab that is gone', {}, undefined, true],
  ['that waits, beside another of this tab', {}, attempt('created', 'd2'), true],
  ['that has waited for longer than its kind lasts, of a tab that is gone', old, undefined, false],
  ['that has waited for longer than its kind lasts, of this tab', old, attempt('created', 'd1'), true],
  ['that waits while another create is under way', {}, attempt('creating'), false],
  ['that waits while the outcome of another is unknown', {}, attempt('checking'), false],
  ['that waits beside an unknown one of another amount', { amount: 60 }, attempt('checking'), true],
  ['that was paid', { status: 'processed' }, undefined, false],
  ['that is a payout on its way', { flow: 'withdrawal', status: 'accepted' }, undefined, true],
  ['that is a payout long ago', { flow: 'withdrawal', status: 'accepted', ...old }, undefined, false],
  ['that says itself that it lasts longer', { ...old, expiresAt: new Date(NOW + 1).toISOString() }, undefined, true],
  ['that says itself that it is over', { expiresAt: new Date(NOW).toISOString() }, undefined, false],
])('a transaction %s', (_name, change, latest, expected) => {
  const attempts = { latest: () => latest, all: latest ? [latest] : [] };
  expect(isToContinue({ ...line, ...change }, attempts, LIFE_MS, NOW)).toBe(expected);
});
