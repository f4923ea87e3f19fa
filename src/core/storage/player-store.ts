import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { PLAYER_PREFIX, type SessionStore } from './storage';

/**
 * One player's part of the tab's storage: each key is under the player's name, digested, so that no other player's
 * cashier in the tab reads it or writes over it. `player`: the host's user id; '' where it names none.
 */
export function playerStore(store: SessionStore, player: string): SessionStore {
  const prefix = `${PLAYER_PREFIX}${player && bytesToHex(sha256(utf8ToBytes(player))).slice(0, 16)}.`;
  return {
    read: (key, schema) => store.read(prefix + key, schema),
    write: (key, value) => store.write(prefix + key, value),
    remove: (key) => store.remove(prefix + key),
    keys: (start) => store.keys(prefix + start).map((key) => key.slice(prefix.length)),
    get isShared() {
      return store.isShared;
    },
  };
}
