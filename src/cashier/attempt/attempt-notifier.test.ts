/** What the host hears of a payment, word for word (contract 1 and 6). */
import { expect, it } from 'vitest';
import { depositReply } from '../test-kit/fake-gateway';
import { submit, tab } from '../test-kit/tab';

const risk = { reason: 'risk', isFinal: false, next: [] };
const paid = { eventType: 'deposit', eventId: 'd1', amount: 500, currency: 'INR', paymentMethod: 'visa' };
const told = { messageType: 'onTransactionStatus', ...paid };

it('the host hears no reason of what was made after it had been refused', async () => {
  const { load, call, realtime, host } = tab();
  await submit(load().attempts, call());
  for (const push of [{ status: 2, decline: risk }, { status: 1 }])
    realtime.push('deposit.status', { id: 'd1', ...push });
  expect(host.sent.at(-2)).toStrictEqual({ ...told, status: 'mistaked', reason: 'risk' });
  expect(host.sent.at(-1)).toStrictEqual({ ...told, status: 'processed' });
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
