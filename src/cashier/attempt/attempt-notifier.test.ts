/** What the host hears of a payment, word for word (contract 1 and 6). */
import { expect, it } from 'vitest';
import { depositReply } from '../test-kit/fake-gateway';
import { submit, tab } from '../test-kit/tab';

const risk = { reason: 'risk', isFinal: false, next: [] };
const paid = { eventType: 'deposit', eventId: 'd1', amount: 500, currency: 'INR', paymentMethod: 'visa' };
const told = { messageType: 'onTransactionStatus', ...paid };

it.each([
  ['the gateway’s reason, once it was refused', [{ status: 2, decline: risk }], { status: 'mistaked', reason: 'risk' }],
  ['no reason where the gateway gives none', [{ status: 2 }], { status: 'mistaked' }],
  ['no reason once it was made after all', [{ status: 2, decline: risk }, { status: 1 }], { status: 'processed' }],
])('the host hears %s', async (_what, pushes, heard) => {
  const { load, call, realtime, host } = tab();
  await submit(load().attempts, call());
  for (const push of pushes) realtime.push('deposit.status', { id: 'd1', ...push });
  expect(host.sent.at(-1)).toStrictEqual({ ...told, ...heard });
});

it('the host hears of a payment to which the gateway gives no id', async () => {
  const { load, call, gateway, host } = tab();
  gateway.nextAnswers.push({ ...depositReply(''), depositId: null });
  await submit(load().attempts, call());
  expect(host.sent).toStrictEqual([
    { messageType: 'onCreateTransaction', eventType: 'deposit', eventId: '' },
    { ...told, eventId: '', status: 'waiting' },
  ]);
});
