import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { WISH_KEY } from '../cashier/attempt/wish';
import { PLACE_PREFIX } from '../cashier/resume/place-record';
import { nameOf } from '../core/session/known-player';
import type { SessionData } from '../core/session/session';
import { playerStore } from '../core/storage/player-store';
import type { SessionStore } from '../core/storage/storage';

/** Where a player without a name keeps a digest of their token, to be known again after a reload. */
const TOKEN_KEY = 'token';

/**
 * The player's part of the tab's storage. Players whom the host does not name share one; a wish from before a reload is
 * known again only with the token of then, since another token may be another player's.
 */
export function storageOf(
  storage: SessionStore,
  { payload, token }: Pick<SessionData, 'payload' | 'token'>,
): SessionStore {
  const store = playerStore(storage, nameOf(payload));
  if (nameOf(payload) !== '') return store;
  if (store.read(TOKEN_KEY, v.string()) !== digest(token)) {
    store.remove(WISH_KEY);
    // The page that was left may be another player's; a payment of this one's is offered once the gateway has said so.
    for (const key of store.keys(PLACE_PREFIX)) store.remove(key);
    move(playerStore(storage, digest(token)), store);
  }
  renewToken(store, token);
  return store;
}

/** Another player comes: what one without a name has stored is kept apart, for the same token to come again. */
export function setAside(storage: SessionStore): void {
  const store = playerStore(storage, '');
  const token = store.read(TOKEN_KEY, v.string());
  if (token !== undefined) move(store, playerStore(storage, token));
}

/** Called with the first and each renewed token of a player without a name. */
export function renewToken(store: SessionStore, token: string): void {
  store.write(TOKEN_KEY, digest(token));
}

/** SHA-256, shortened: nothing of a token can be read back. */
const digest = (token: string): string => bytesToHex(sha256(utf8ToBytes(token))).slice(0, 32);

function move(from: SessionStore, to: SessionStore): void {
  for (const key of from.keys('')) {
    to.write(key, from.read(key, v.unknown()));
    from.remove(key);
  }
}
