import * as v from 'valibot';
import { expect, it } from 'vitest';
import { memorySessionStore } from '../core/storage/session-store.fake';
import { keepOnePlayer } from './one-player';

it('keeps what a tab holds of payments while the player stays, and drops it when another signs in', () => {
  const storage = memorySessionStore();
  const keys = ['cashier.attempts', 'cashier.pages', 'cashier.place', 'cashier.confirmation'];
  const kept = () => keys.map((key) => storage.read(key, v.unknown()));
  keepOnePlayer(storage, 'anna');
  for (const key of keys) storage.write(key, { id: 'd1' });
  keepOnePlayer(storage, 'anna');
  expect(kept()).toEqual(keys.map(() => ({ id: 'd1' })));
  keepOnePlayer(storage, 'ben');
  expect(kept()).toEqual(keys.map(() => undefined));
});
