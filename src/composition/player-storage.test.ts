import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { LoadedPayload } from '../contract/host';
import { WISH_KEY } from '../cashier/attempt/wish';
import type { TokensBeside } from '../core/storage/frame';
import { LANGUAGE_KEY } from '../core/storage/storage';
import { memorySessionStore } from '../core/storage/session-store.fake';
import { reloadIfTaken, renewToken, setAside, storageOf } from './player-storage';

const PLACE = 'place.deposit-0-x';
const attempt = 'attempt.1';

/** A tab whose storage its frames share. */
function tab() {
  const storage = memorySessionStore();
  const said = new Map<string, string | undefined>();
  const beside = (frame: string): TokensBeside => ({
    say: (token) => said.set(frame, token),
    others: () => new Set([...said].flatMap(([other, token]) => (other !== frame && token ? [token] : []))),
  });
  const load = (raw: { token: string; userId?: string; partnerKey?: string }, frame = 'only') =>
    storageOf(storage, { payload: v.parse(LoadedPayload, raw), token: raw.token }, beside(frame));
  return { storage, load, beside, close: (frame: string) => said.delete(frame) };
}

it('of a named player is the same with any token, and never another one’s', () => {
  const { load } = tab();
  const first = load({ token: 'a', userId: 'anna' });
  for (const key of [WISH_KEY, PLACE, attempt]) first.write(key, 1);
  expect(load({ token: 'b', userId: 'anna' }).keys('')).toEqual(first.keys(''));
  expect(load({ token: 'b', userId: 'ben' }).keys('')).toEqual([]);
  expect(load({ token: 'b', userId: 'anna', partnerKey: 'another' }).keys('')).toEqual([]);
  expect(load({ token: 'a' }).keys('attempt')).toEqual([]);
});

it('of a player without a name keeps page and wishes for the same token alone', () => {
  const { load } = tab();
  for (const key of [WISH_KEY, PLACE, attempt, LANGUAGE_KEY]) load({ token: 'a' }).write(key, 1);
  expect(load({ token: 'a' }).keys('')).toEqual(expect.arrayContaining([WISH_KEY, PLACE, attempt, LANGUAGE_KEY]));
  // Whose the attempt is, the gateway says; it stays, so that a second payment is asked about.
  expect(new Set(load({ token: 'b' }).keys(''))).toEqual(new Set([attempt, 'token']));
});

it('of a player without a name keeps the page of a payment, which is shown to its own player alone', () => {
  const { load } = tab();
  load({ token: 'a' }).write(PLACE, { path: '/deposit/complete', id: 'd1', at: 0 });
  expect(load({ token: 'b' }).keys('place')).toEqual([PLACE]);
});

it('knows a player without a name by the renewed token, and stores none', () => {
  const { load, storage, beside } = tab();
  const store = load({ token: 'secret-a' });
  store.write(WISH_KEY, 'key');
  renewToken(storage, store, 'secret-b', beside('only'));
  expect(load({ token: 'secret-b' }).keys(WISH_KEY)).toEqual([WISH_KEY]);
  expect(JSON.stringify([...storage.texts])).not.toContain('secret');
});

it('sets aside what a player without a name has stored when another one comes, for the same token to come again', () => {
  const { load, storage, beside } = tab();
  for (const key of [WISH_KEY, PLACE, attempt]) load({ token: 'a' }).write(key, 1);
  setAside(storage, 'a', beside('only'));
  expect(load({ token: 'b' }).keys('')).toEqual(['token']);
  setAside(storage, 'b', beside('only'));
  expect(load({ token: 'a' }).keys('')).toEqual(expect.arrayContaining([WISH_KEY, PLACE, attempt]));
});

it.each([
  ['a player without a name has come meanwhile', 'b', 1],
  ['the same one was there meanwhile', 'a', 0],
])('is settled anew for a page out of the back/forward cache where %s', (_, token, reloads) => {
  const { load } = tab();
  const first = load({ token: 'a' });
  const reload = vi.fn<() => void>();
  const window = Object.assign(new EventTarget(), { location: { reload } }) as unknown as Window;
  const stop = reloadIfTaken(window, first, () => 'a');
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  load({ token });
  show(false);
  expect(reload).not.toHaveBeenCalled();
  show(true);
  stop();
  show(true);
  expect(reload).toHaveBeenCalledTimes(reloads);
});

it('keeps two players without names apart while both have a frame, and each one’s for a reload', () => {
  const { load, storage, beside, close } = tab();
  const first = load({ token: 'a' }, 'one');
  const second = load({ token: 'b' }, 'two');
  first.write(attempt, 'of a');
  expect(second.keys('attempt')).toEqual([]);
  second.write('attempt.2', 'of b');
  expect(load({ token: 'a' }, 'one').keys('attempt')).toEqual([attempt]);
  expect(load({ token: 'b' }, 'two').keys('attempt')).toEqual(['attempt.2']);
  // The second one leaves: nothing of the first is set aside.
  setAside(storage, 'b', beside('two'));
  close('two');
  expect(first.keys('attempt')).toEqual([attempt]);
  close('one');
  expect(load({ token: 'b' }, 'two').keys('attempt')).toEqual(expect.arrayContaining(['attempt.2']));
});

it.each([
  ['one', 'two'],
  ['two', 'one'],
])('gives both their own part again after a reload, where frame %s is the first', (...order) => {
  const { load, storage, beside, close } = tab();
  const tokens = { one: 'a', two: 'b' } as Record<string, string>;
  const loaded = (frame: string) => load({ token: tokens[frame]! }, frame);
  loaded('one').write(attempt, 'of a');
  const second = loaded('two');
  second.write('attempt.2', 'of b');
  tokens['two'] = 'b-renewed';
  renewToken(storage, second, 'b-renewed', beside('two'));
  for (const _reload of [1, 2]) {
    order.forEach(close);
    const parts = Object.fromEntries(order.map((frame) => [frame, loaded(frame).keys('attempt')]));
    expect(parts).toEqual({ one: [attempt], two: ['attempt.2'] });
  }
});

it('gives a player without a name the same part in each frame, also once the other player has gone', () => {
  const { load, storage, beside } = tab();
  load({ token: 'a' }, 'one');
  const second = load({ token: 'b' }, 'two');
  second.write(attempt, 1);
  setAside(storage, 'a', beside('one'));
  expect(load({ token: 'b' }, 'one').keys('attempt')).toEqual([attempt]);
  second.write('attempt.2', 2);
  expect(load({ token: 'b' }, 'three').keys('attempt')).toHaveLength(2);
});

it('leaves a player without a name what another frame of theirs still uses', () => {
  const { load, storage, beside } = tab();
  const first = load({ token: 'a' }, 'one');
  load({ token: 'a' }, 'two').write(attempt, 1);
  setAside(storage, 'a', beside('two'));
  expect(first.keys('attempt')).toEqual([attempt]);
});

it('knows the wishes of a player without a name again when an earlier token comes back', () => {
  const { load, storage, beside } = tab();
  load({ token: 'a' }).write(WISH_KEY, 'of a');
  const other = load({ token: 'b' });
  expect(other.keys(WISH_KEY)).toEqual([]);
  other.write(WISH_KEY, 'of b');
  const again = load({ token: 'a' });
  expect(again.read(WISH_KEY, v.string())).toBe('of a');
  renewToken(storage, again, 'a-renewed', beside('only'));
  expect(load({ token: 'a' }).read(WISH_KEY, v.string())).toBe('of a');
  expect(load({ token: 'b' }).read(WISH_KEY, v.string())).toBe('of b');
});

it('of a player whom the host names later is theirs from then on, after a reload as well', () => {
  const { load } = tab();
  for (const key of [WISH_KEY, attempt]) load({ token: 'a' }).write(key, 1);
  expect(load({ token: 'b', userId: 'ben' }).keys('')).toEqual([]);
  expect(load({ token: 'b', userId: 'anna', partnerKey: 'another' }).keys('')).toEqual([]);
  expect(new Set(load({ token: 'a', userId: 'anna' }).keys(''))).toEqual(new Set([WISH_KEY, attempt]));
  expect(load({ token: 'a' }).keys('attempt')).toEqual([]);
});

it('of a player whom the host names later keeps the key of the name’s own wishes', () => {
  const { load } = tab();
  load({ token: 'c', userId: 'anna' }).write(WISH_KEY, 'anna');
  for (const key of [WISH_KEY, attempt]) load({ token: 'a' }).write(key, 'nobody');
  const named = load({ token: 'a', userId: 'anna' });
  expect([named.read(WISH_KEY, v.string()), named.read(attempt, v.string())]).toEqual(['anna', 'nobody']);
});

it('is not taken from an open frame of the same token that the host has not named', () => {
  const { load } = tab();
  load({ token: 'a' }, 'first').write(attempt, 1);
  expect(load({ token: 'a', userId: 'anna' }, 'second').keys('')).toEqual([]);
  expect(load({ token: 'a' }, 'first').keys('attempt')).toEqual([attempt]);
});
