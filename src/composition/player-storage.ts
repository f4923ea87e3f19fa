import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { WISH_KEY } from '../cashier/attempt/wish';
import { PLACE_PREFIX } from '../cashier/return/place-record';
import { nameOf } from '../core/session/known-player';
import type { SessionData } from '../core/session/session';
import type { TokensBeside } from '../core/storage/frame';
import { playerStore } from '../core/storage/player-store';
import type { SessionStore } from '../core/storage/storage';

/** Where a player without a name keeps a digest of their token, to be known again after a reload. */
const TOKEN_KEY = 'token';

/**
 * The player's part of the tab's storage. Players whom the host does not name share one, one after another; a wish from
 * before a reload is known again only with the token of then, since another token may be another player's. While another
 * frame shows the one who has it, this one has a part of their own, in all of their frames.
 */
export function storageOf(
  storage: SessionStore,
  { payload, token }: Pick<SessionData, 'payload' | 'token'>,
  beside: TokensBeside,
): SessionStore {
  const name = nameOf(payload);
  beside.say(name === '' ? digest(token) : undefined);
  const store = playerStore(storage, name);
  if (name !== '') return store;
  const own = digest(token);
  const apart = playerStore(storage, own);
  const before = store.read(TOKEN_KEY, v.string());
  const others = beside.others();
  if (before !== own && (others.has(before ?? '') || others.has(own))) return apart;
  if (before !== undefined && before !== own) {
    store.remove(WISH_KEY);
    // The page that was left may be another player's; a payment of this one's is offered once the gateway has said so.
    for (const key of store.keys(PLACE_PREFIX)) store.remove(key);
  }
  if (before !== own) move(apart, store);
  renewToken(store, token, beside);
  return store;
}

/** The player with this token leaves: what one without a name has stored is kept apart, for the same token to come again. */
export function setAside(storage: SessionStore, token: string, beside: TokensBeside): void {
  const store = playerStore(storage, '');
  const isElsewhere = beside.others().has(digest(token));
  if (store.read(TOKEN_KEY, v.string()) === digest(token) && !isElsewhere)
    move(store, playerStore(storage, digest(token)));
}

/** Called with the first and each renewed token of a player without a name. */
export function renewToken(store: SessionStore, token: string, beside: TokensBeside): void {
  beside.say(digest(token));
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
