/** A provider's page is one payment's: beside another one that is shown, there is none. */
import { expect, it } from 'vitest';
import { get, post, setUp } from './payment-window.fixture';
import { WATCH_MS } from './waiting-window';

it.each([get, post])('no page is offered, until its own is shown again: $method', (source) => {
  const { payment, show } = setUp();
  payment.offer(source);
  show('withdrawal.w1');
  expect([payment.pending, payment.rung, payment.hasAnother, payment.address]).toEqual([
    undefined,
    undefined,
    false,
    '',
  ]);
  show('deposit.d1');
  expect(payment.pending?.kind).toBe(source.method.toLowerCase());
});

it('an address that is never opened says nothing of it', () => {
  const { payment, show } = setUp();
  expect(() => payment.offer({ ...get, source: 'javascript:alert(1)' })).toThrow();
  show('deposit.d2');
  expect(payment.isUnusable).toBe(false);
});

it('a window that closes is the one of its own', async () => {
  const { payment, opened, clock, show } = setUp();
  payment.open(payment.reserve(true), get);
  show('deposit.d2');
  expect(payment.isOpen).toBe(false);
  opened().close();
  await clock.pass(WATCH_MS);
  expect(payment.pending).toBeUndefined();
});
