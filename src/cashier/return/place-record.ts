/** What is stored about the player's place: paths, names and ids; never what was typed, never payment details. */
import * as v from 'valibot';
import { absent } from '../../contract/primitives';

/** The page on which a withdrawal is confirmed with the code from the e-mail. */
export const CONFIRM_PATH = '/withdrawal/confirm';

/** The place of each frame is an entry of its own, under this and the frame's id. */
export const PLACE_PREFIX = 'place.';
/** The page of each transaction is an entry of its own, under this, its flow and its id. */
export const PAGE_PREFIX = 'page.';

/** Milliseconds after which a page that was left by closing the cashier is no longer reopened. */
export const PLACE_LIFE_MS = 30 * 60_000;
/** The same limit for the page of a payment that has ended, which has nothing more to say. */
export const ENDED_LIFE_MS = 60_000;

/** Milliseconds after which a page or place is dropped. */
export const RECORD_LIFE_MS = 7 * 24 * 60 * 60_000;

/** The page that was shown last, and what was chosen on the way to it. */
export const Place = v.object({
  path: v.string(),
  groupName: absent(v.string()),
  methodName: absent(v.string()),
  /** The transaction of a page that shows one. */
  id: absent(v.string()),
  /** The method's: a gateway may list one name in several categories. */
  category: absent(v.string()),
  /** Milliseconds since the epoch, by the device. */
  at: v.number(),
});
export type Place = v.InferOutput<typeof Place>;

/** The page on which the player last saw a transaction. */
export const TransactionPage = v.object({
  id: v.string(),
  path: v.string(),
  /** "Not now": the transaction is not offered again. */
  isDeclined: v.optional(v.boolean(), false),
  /** When it was written. Milliseconds since the epoch, by the device. */
  at: v.number(),
});
export type TransactionPage = v.InferOutput<typeof TransactionPage>;
