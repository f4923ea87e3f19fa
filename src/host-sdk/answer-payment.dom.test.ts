import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANNA, FakeFrame, settled } from './fake-frame.fixture';
import type { BeforePaymentAnswer, CashierPayment } from './index';

const PAYMENT = { flow: 'deposit', method: 'visa', amount: 50, currency: 'EUR', accountId: 'a1' } as const;
const REFUSAL = { refuse: { en: 'Not now' }, action: { name: 'verify', label: 'Verify' } };

let frame: FakeFrame;
beforeEach(() => (frame = new FakeFrame()));
afterEach(() => vi.restoreAllMocks());

async function answerOf(
  beforePayment?: (payment: CashierPayment) => BeforePaymentAnswer | Promise<BeforePaymentAnswer>,
) {
  const cashier = frame.mount(ANNA, beforePayment ? { beforePayment } : {});
  frame.say('Loaded');
  frame.say('onBeforePayment', undefined, { ...PAYMENT, requestId: 'r1' });
  await settled();
  const answer = frame.current.sent.find(({ type }) => type === 'beforePayment')?.payload;
  const asks = frame.payload?.asksBeforePayment;
  cashier.destroy();
  return { answer, asks };
}

it.each<[string, () => BeforePaymentAnswer | Promise<BeforePaymentAnswer>, object]>([
  ['yes', () => true, { allow: true }],
  ['yes, later', async () => true, { allow: true }],
  ['no', () => false, { allow: false }],
  ['no, in words', () => REFUSAL, { allow: false, text: REFUSAL.refuse, action: REFUSAL.action }],
  ['nothing', () => undefined as never, { allow: false }],
])('the page says %s', async (_what, beforePayment, answer) => {
  const asked = vi.fn<(payment: CashierPayment) => BeforePaymentAnswer | Promise<BeforePaymentAnswer>>(beforePayment);
  expect(await answerOf(asked)).toEqual({ answer: { requestId: 'r1', ...answer }, asks: true });
  expect(asked.mock.calls).toMatchObject([[PAYMENT]]);
});

it('a page that throws has not said yes, and its error is its own', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const result = answerOf(() => Promise.reject(new Error('of the page')));
  await expect(vi.advanceTimersByTimeAsync(1)).rejects.toThrow('of the page');
  vi.useRealTimers();
  expect((await result).answer).toEqual({ requestId: 'r1', allow: false });
});

it('a page whose words can not be sent has said no, at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const result = answerOf(() => ({ refuse: 10n as never }));
  await expect(vi.advanceTimersByTimeAsync(1)).rejects.toThrow('BigInt');
  vi.useRealTimers();
  expect((await result).answer).toEqual({ requestId: 'r1', allow: false });
});

it('a page without a word is not asked, and says nothing against it', async () => {
  expect(await answerOf()).toEqual({ answer: { requestId: 'r1', allow: true }, asks: undefined });
});
