import * as v from 'valibot';
import { expect, it } from 'vitest';
import { LoadedPayload } from '../contract/host';
import { WISH_KEY } from '../cashier/attempt/wish';
import { memorySessionStore } from '../core/storage/session-store.fake';
import { renewToken, setAside, storageOf } from './player-storage';

const PLACE = 'place.deposit-0-x';
const attempt = 'attempt.1';

function tab() {
  const storage = memorySessionStore();
  const load = (raw: { token: string; userId?: string }) =>
    storageOf(storage, { payload: v.parse(LoadedPayload, raw), token: raw.token });
  return { storage, load };
}

it('of a named player is the same with any token, and never another one’s', () => {
  const { load } = tab();
  const first = load({ token: 'a', userId: 'anna' });
  for (const key of [WISH_KEY, PLACE, attempt]) first.write(key, 1);
  expect(load({ token: 'b', userId: 'anna' }).keys('')).toEqual(first.keys(''));
  expect(load({ token: 'b', userId: 'ben' }).keys('')).toEqual([]);
  expect(load({ token: 'a' }).keys('attempt')).toEqual([]);
});

it('of a player without a name keeps page and wishes for the same token alone', () => {
  const { load } = tab();
  for (const key of [WISH_KEY, PLACE, attempt]) load({ token: 'a' }).write(key, 1);
  expect(load({ token: 'a' }).keys('')).toEqual(expect.arrayContaining([WISH_KEY, PLACE, attempt]));
  // Whose the attempt is, the gateway says; it stays, so that a second payment is asked about.
  expect(new Set(load({ token: 'b' }).keys(''))).toEqual(new Set([attempt, 'token']));
});

it('knows a player without a name by the renewed token, and stores none', () => {
  const { load, storage } = tab();
  const store = load({ token: 'secret-a' });
  store.write(WISH_KEY, 1);
  renewToken(store, 'secret-b');
  expect(load({ token: 'secret-b' }).keys(WISH_KEY)).toEqual([WISH_KEY]);
  expect(JSON.stringify([...storage.texts])).not.toContain('secret');
});

it('sets aside what a player without a name has stored when another one comes, for the same token to come again', () => {
  const { load, storage } = tab();
  for (const key of [WISH_KEY, PLACE, attempt]) load({ token: 'a' }).write(key, 1);
  setAside(storage);
  expect(load({ token: 'b' }).keys('')).toEqual(['token']);
  setAside(storage);
  expect(load({ token: 'a' }).keys('')).toEqual(expect.arrayContaining([WISH_KEY, PLACE, attempt]));
});
