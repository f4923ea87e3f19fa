import type { Flow } from '@/contract/primitives';
import type { StoryApp } from './story-app';

/** Another view of this player has begun a payment of 50 and is gone; nothing is stored in this one. */
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
