import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { WISH_KEY } from '../cashier/attempt/wish';
import { PLACE_PREFIX, Place } from '../cashier/return/place-record';
import { idOf } from '../core/session/known-player';
import type { SessionData } from '../core/session/session';
import type { TokensBeside } from '../core/storage/frame';
import { playerStore } from '../core/storage/player-store';
import { LANGUAGE_KEY, type SessionStore } from '../core/storage/storage';

/** Where a player without a name keeps a digest of their token, to be known again after a reload. */
const TOKEN_KEY = 'token';
/** Where a part that was kept apart has its name, also under the digests of tokens that were renewed since. */
const PART_KEY = 'part';

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
  const name = idOf(payload);
  beside.say(name === '' ? digest(token) : undefined);
  const store = playerStore(storage, name);
  const own = digest(token);
  if (name !== '') {
    if (!beside.others().has(own)) takeOver(storage, store, own);
    return store;
  }
  const part = playerStore(storage, own).read(PART_KEY, v.string());
  const apart = playerStore(storage, part ?? own);
  const before = store.read(TOKEN_KEY, v.string());
  const others = beside.others();
  // A frame of this token has stood beside that one's: whichever loads first, each has its own again.
  const isBeside = before !== undefined && part !== undefined;
  if (before !== own && (isBeside || others.has(before ?? '') || others.has(own))) {
    apart.write(PART_KEY, part ?? own);
    return apart;
  }
  if (before !== undefined && before !== own) {
    keepWishKey(storage, store, before);
    store.remove(WISH_KEY);
    // The form that was left, and the language, may be another player's; the page of a payment is shown once the
    // gateway has said that it is this one's.
    const forms = store.keys(PLACE_PREFIX).filter((key) => store.read(key, Place)?.id == null);
    for (const key of [...forms, LANGUAGE_KEY]) store.remove(key);
  }
  if (before !== own) move(apart, store);
  store.remove(PART_KEY);
  store.write(TOKEN_KEY, own);
  return store;
}

/** The host has named the player of this token only later: what was stored meanwhile is theirs. */
function takeOver(storage: SessionStore, store: SessionStore, token: string): void {
  const nameless = playerStore(storage, '');
  const apart = playerStore(storage, token);
  // Payments keep the key of their wishes; where the player has another one by now, they are asked about.
  const key = store.read(WISH_KEY, v.string());
  for (const from of nameless.read(TOKEN_KEY, v.string()) === token ? [nameless, apart] : [apart]) move(from, store);
  if (key !== undefined) store.write(WISH_KEY, key);
  for (const own of [TOKEN_KEY, PART_KEY]) store.remove(own);
}

/** The player with this token leaves: what one without a name has stored is kept apart, for the same token to come again. */
export function setAside(storage: SessionStore, token: string, beside: TokensBeside): void {
  const store = playerStore(storage, '');
  const isElsewhere = beside.others().has(digest(token));
  if (store.read(TOKEN_KEY, v.string()) === digest(token) && !isElsewhere)
    move(store, playerStore(storage, digest(token)));
}

/** Called with each renewed token of a player without a name. */
export function renewToken(storage: SessionStore, store: SessionStore, token: string, beside: TokensBeside): void {
  beside.say(digest(token));
  const before = store.read(TOKEN_KEY, v.string());
  // The document may be loaded anew with the earlier token.
  if (before !== undefined) keepWishKey(storage, store, before);
  store.write(TOKEN_KEY, digest(token));
  const part = store.read(PART_KEY, v.string());
  if (part !== undefined) playerStore(storage, digest(token)).write(PART_KEY, part);
}

/**
 * Loads a page anew that the browser has kept for Back, if the part of storage of its player without a name has become
 * another one's meanwhile: it would go on under that one's key.
 */
export function reloadIfTaken(window: Window, store: SessionStore, token: () => string): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    const isApart = store.read(PART_KEY, v.string()) !== undefined;
    if (persisted && !isApart && store.read(TOKEN_KEY, v.string()) !== digest(token())) window.location.reload();
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}

/** When this token comes back, the payments that were made under its key are its own again. */
function keepWishKey(storage: SessionStore, store: SessionStore, token: string): void {
  const key = store.read(WISH_KEY, v.string());
  if (key !== undefined) playerStore(storage, token).write(WISH_KEY, key);
}

/** SHA-256, shortened: nothing of a token can be read back. */
const digest = (token: string): string => bytesToHex(sha256(utf8ToBytes(token))).slice(0, 32);

function move(from: SessionStore, to: SessionStore): void {
  for (const key of from.keys('')) {
    to.write(key, from.read(key, v.unknown()));
    from.remove(key);
  }
}
