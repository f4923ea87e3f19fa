import * as v from 'valibot';
import { expect, it } from 'vitest';
import { memorySessionStore } from '../core/storage/session-store.fake';
import { keepOnePlayer } from './one-player';

it('keeps what a tab holds of payments while the player stays, and drops it when another signs in', () => {
  const storage = memorySessionStore();
  const kept = () => storage.read('cashier.attempts', v.unknown());
  keepOnePlayer(storage, 'anna');
  storage.write('cashier.attempts', { deposit: 'd1' });
  keepOnePlayer(storage, 'anna');
  expect(kept()).toEqual({ deposit: 'd1' });
  keepOnePlayer(storage, 'ben');
  expect(kept()).toBeUndefined();
});
