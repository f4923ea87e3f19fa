import type { Flow } from '@/contract/primitives';
import type { StoryApp } from './story-app';

/** Adds a payment of 50 that the player began in another browser, so that this one has nothing stored about it. */
export const leftElsewhere =
  (flow: Flow, methodName: string, currency = 'EUR') =>
  ({ gateway }: Pick<StoryApp, 'gateway'>): void =>
    gateway.addTransaction({
      id: 't-left',
      flow,
      methodName,
      amount: '50',
      currency,
      status: flow === 'deposit' ? 'waiting' : 'accepted',
      state: { isToConfirm: true },
      pluginId: 'card-redirect',
      createdAt: Date.now() - 60_000,
    });
