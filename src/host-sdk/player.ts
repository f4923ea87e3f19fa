/** Whose data a payload is. The cashier has the same rule: docs/embedding.md, "Another player". */
import { changesOf } from './changes-of';
import type { HostPayload } from './payload';

/** Keys that tell one player from another when they change together with the token. */
const OF_PLAYER = /^(user|bonus|currency|paymentGeo|partnerKey|experiments)/;
/** Keys that hold for the page's next player, too. */
const OF_PAGE =
  /^(currency|paymentGeo|lang|locale|theme|height|platform|partnerKey|schema|host|xOrigin|tokens|canShare|closingButton)$/;

/** '' when the payload does not say whose it is. */
export const nameOf = ({ userId, user }: HostPayload): string => String(userId || user?.id_user || '');

/** Whether `change` brings another player than the one of `known`. */
export function isOtherPlayer(known: HostPayload, change: HostPayload): boolean {
  const before = nameOf(known);
  const now = nameOf({ ...change, userId: (change.userId || known.userId) as never });
  if (before && now && now !== before) return true;
  if (!change.token || change.token === known.token) return false;
  // With another token, a payload that names nobody any more is not the known player's.
  if (before) return 'userId' in change && !change.userId;
  // The first token is the player's own whose data came without one.
  if (!known.token && !known.user) return false;
  return Object.keys(changesOf(change, known)).some((key) => OF_PLAYER.test(key));
}

/** What of one player's payload the next one gets. */
export const pageOf = (payload: HostPayload): HostPayload =>
  Object.fromEntries(Object.entries(payload).filter(([key]) => OF_PAGE.test(key)));

/** A `token` that is named and empty is still to come; a page may also have none. */
export const lackOf = (payload: HostPayload) => ('token' in payload && !payload.token ? 'token' : undefined);
