import * as v from 'valibot';
import { HostUser, LoadedPayload } from '../../contract/host';
import { wrongKeys } from '../host-bridge/host-data';
import type { SessionStore } from '../storage/storage';

/** Contract 1: holds JSON whose keys override the host's. Written by the console helper `setUser`. */
export const USER_KEY = 'cashier.user';
const StoredUser = v.record(v.string(), v.unknown());

/**
 * Returns the payload with the keys of `cashier.user` over it. Keys with an invalid value are ignored. With another token
 * than the host's it is another player, who has nothing of the host's player.
 */
export function withStoredUser(payload: LoadedPayload, store: Pick<SessionStore, 'read'>): LoadedPayload {
  const stored = store.read(USER_KEY, StoredUser);
  if (!stored) return payload;
  const parsed = v.parse(LoadedPayload, stored);
  const wrong = new Set<string>(wrongKeys(stored, parsed));
  const given = Object.entries(parsed).filter(([key]) => stored[key] != null && !wrong.has(key));
  const isAnother = parsed.token !== '' && parsed.token !== payload.token;
  return {
    ...payload,
    ...(isAnother ? { userId: '' } : {}),
    ...Object.fromEntries(given),
    user: { ...(isAnother ? {} : payload.user), ...v.parse(HostUser, stored), ...parsed.user },
  };
}
