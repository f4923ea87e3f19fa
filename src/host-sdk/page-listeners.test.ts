import { expect, it } from 'vitest';
import type { CashierEvent } from './events';
import { pageListeners } from './page-listeners';

const state = (eventId: string, status: 'waiting' | 'processed'): CashierEvent => ({
  ...{ messageType: 'onTransactionStatus', eventType: 'deposit', eventId, status },
  ...{ amount: 5, currency: 'EUR', paymentMethod: 'card' },
});

it('two cashiers that report one state notify the page once, by the one whose listener takes it', () => {
  const heard: string[] = [];
  const [unheard, first, second] = ['a', 'a', 'a'].map(pageListeners);
  unheard!.on('onTransactionStatus', () => false as never);
  for (const name of ['first', 'first again']) first!.on('onTransactionStatus', () => void heard.push(name));
  second!.on('onTransactionStatus', ({ status, eventId }) => void heard.push(`second ${status} ${eventId}`));
  for (const one of [unheard, first, second]) one!.hear(state('901', 'waiting'));
  expect(heard).toEqual(['first', 'first again']);
  second!.hear(state('901', 'processed'));
  second!.hear(state('902', 'waiting'));
  expect(heard.slice(2)).toEqual(['second processed 901', 'second waiting 902']);
});

it('another gateway may have the same id', () => {
  const heard: string[] = [];
  for (const origin of ['a', 'b']) {
    const listeners = pageListeners(origin);
    listeners.on('onTransactionStatus', () => void heard.push(origin));
    listeners.hear(state('903', 'waiting'));
  }
  expect(heard).toEqual(['a', 'b']);
});
