/**
 * What worked last (contract 6). Apart from the rest of `Standing`, because the first list needs nothing else of it.
 */
import * as v from 'valibot';
import { Amount, Id, IsoTime, ShownText, absent } from './primitives';

/** One of the player's last successful payments of a flow. */
export const RecentPayment = v.object({
  /** The method's name. */
  name: v.string(),
  /** The category, which distinguishes methods of the same name. */
  category: absent(v.string()),
  amount: Amount,
  currency: v.string(),
  /** The saved account used for the payment, see `SavedAccount` in standing.ts. */
  accountId: absent(Id),
  /** How the player knows the account, as in `SavedAccount.label`. */
  accountLabel: absent(ShownText),
  at: absent(IsoTime),
});
export type RecentPayment = v.InferOutput<typeof RecentPayment>;
