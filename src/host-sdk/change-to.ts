import { changesOf } from './changes-of';
import type { HostPayload } from './payload';
import { nameOf } from './player';

/**
 * A whole payload as the change from the one before, for `update`, which keeps the keys that it is not given: those that
 * `whole` no longer has are unset. With a new token it says the name again. Where it names nobody, `userId` is among the
 * unset: its token is then not taken for a new one of a player that an earlier payload has named.
 */
export function changeTo(whole: HostPayload | undefined, before: HostPayload | undefined): HostPayload {
  const now = whole ?? {};
  const unset = Object.fromEntries(Object.keys(before ?? {}).map((key) => [key, undefined]));
  const change = changesOf({ ...unset, ...now }, before ?? {});
  if (!nameOf(now)) return { ...change, ...{ userId: undefined } };
  if (!('token' in change)) return change;
  return now.userId ? { ...change, userId: now.userId } : { ...change, ...{ user: now.user } };
}
