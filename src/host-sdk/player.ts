/** Whose data a payload is. The cashier has the same rule: docs/embedding.md, "Another player". */
import type { HostPayload } from './payload';

/** Keys of a player's own data: a new token that comes with one, and without the name, is another player's. */
const OF_PLAYER = /^(user|bonus|currency|paymentGeo|partnerKey|experiments)/;
/** Keys that hold for the page's next player, too. */
const OF_PAGE =
  /^(currency|paymentGeo|lang|locale|theme|height|view|platform|partnerKey|schema|host|xOrigin|tokens|(can(Share|Redirect)|asksBeforePayment|languageMenu|closingButton))$/;

/** '' when the payload does not say whose it is. */
export const nameOf = ({ userId, user }: HostPayload): string => String(userId || (user && user.id_user) || '');

/** Whether `change` brings another player than the one of `known`. */
export function isOtherPlayer(known: HostPayload, change: HostPayload): boolean {
  const before = nameOf(known);
  const now = nameOf({ ...change, userId: (change.userId || known.userId) as never });
  // Each partner may count its own players.
  if (
    (before && now && now !== before) ||
    (change.partnerKey && known.partnerKey && change.partnerKey !== known.partnerKey)
  )
    return true;
  if (!change.token || change.token === known.token) return false;
  if (before && nameOf(change) === before) return false;
  // The first token is the player's own whose data came without one.
  if (!before && !known.token && !known.user) return false;
  // A whole payload that names nobody always says so (`changeTo`).
  return Object.keys(change).some((key) => OF_PLAYER.test(key) && (key !== 'userId' || before || change.userId));
}

/** What of one player's payload the next one gets. */
export const pageOf = (payload: HostPayload): HostPayload =>
  Object.fromEntries(Object.entries(payload).filter(([key]) => OF_PAGE.test(key)));

/** A `token` that is named and empty is still to come; a page may also have none. */
export const lackOf = (payload: HostPayload) => ('token' in payload && !payload.token ? 'token' : undefined);
