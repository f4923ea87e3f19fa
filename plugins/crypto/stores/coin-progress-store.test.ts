import { expect, it } from 'vitest';
import type { CurrentTransaction } from '@/cashier/attempt/current-transaction';
import { ScriptedRealtime } from '@/cashier/test-kit/scripted-realtime';
import { CoinProgressStore } from './coin-progress-store';

function storeWith(crypto: object) {
  const realtime = new ScriptedRealtime();
  const current = { id: 'd-1', data: { crypto: { address: 'a', network: 'n', ...crypto } } };
  const store = new CoinProgressStore(realtime, { current } as unknown as CurrentTransaction);
  return { realtime, store };
}

it('says what is missing, exactly, once a part has come', () => {
  const { realtime, store } = storeWith({ expected: '0.3' });
  expect(store.partPaid).toBeUndefined();
  realtime.push('deposit.progress', { id: 'd-1', received: '0.1' });
  expect(store.partPaid?.missing.toFixed()).toBe('0.2');
  realtime.push('deposit.progress', { id: 'd-1', received: '0.3' });
  expect(store.partPaid).toBeUndefined();
});

it('counts confirmations as they come, and keeps what a push does not name', () => {
  const { realtime, store } = storeWith({});
  expect(store.confirmations).toBeUndefined();
  realtime.push('deposit.progress', { id: 'd-1', confirmations: 1, needed: 3 });
  realtime.push('deposit.progress', { id: 'd-1', confirmations: 5 });
  expect(store.confirmations).toEqual({ count: 3, needed: 3 });
});

it('keeps what a push has as null, and never asks again for what has come', () => {
  const { realtime, store } = storeWith({ expected: '0.3' });
  realtime.push('deposit.progress', { id: 'd-1', received: '0.2' });
  realtime.push('deposit.progress', { id: 'd-1', expected: null, received: null, confirmations: 1, needed: 2 });
  expect(store.partPaid?.missing.toFixed()).toBe('0.1');
  realtime.push('deposit.progress', { id: 'd-1', received: '0.1' });
  expect(store.partPaid?.missing.toFixed()).toBe('0.1');
});

it.each([
  [{}, false],
  [{ received: '0.1' }, false],
  [{ received: '0.1', confirmations: 1, needed: 2 }, false],
  [{ received: '0.3' }, true],
  [{ received: '0.4', confirmations: 0, needed: 2 }, true],
  [{ confirmations: 0, needed: 2 }, false],
  [{ confirmations: 1, needed: 2 }, true],
])('with %j nothing more is to be sent: %s', (progress, hasCome) => {
  const { realtime, store } = storeWith({ expected: '0.3' });
  realtime.push('deposit.progress', { id: 'd-1', ...progress });
  expect(store.hasCome).toBe(hasCome);
});

it('hears nothing of another deposit', () => {
  const { realtime, store } = storeWith({ expected: '1' });
  realtime.push('deposit.progress', { id: 'd-2', received: '0.5', confirmations: 1, needed: 2 });
  expect([store.partPaid, store.confirmations]).toEqual([undefined, undefined]);
});
