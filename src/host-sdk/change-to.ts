import { changesOf } from './changes-of';
import type { HostPayload } from './payload';
import { nameOf } from './player';

/**
 * A whole payload as the change from the one before, for `update`, which keeps the keys that it is not given: those that
 * `whole` no longer has are unset. Where it names nobody, `userId` is among them: its token is then not taken for a new
 * one of a player that an earlier payload has named.
 */
export function changeTo(whole: HostPayload | undefined, before: HostPayload | undefined): HostPayload {
  const now = whole ?? {};
  const unset = Object.fromEntries(Object.keys(before ?? {}).map((key) => [key, undefined]));
  const change = changesOf({ ...unset, ...now }, before ?? {});
  return nameOf(now) ? change : { ...change, ...{ userId: undefined } };
}
