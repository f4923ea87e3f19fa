/** What worked last (contract 6). Apart from the rest of `Standing`: the first list shows it, and needs no more. */
import * as v from 'valibot';
import { Amount, Id, IsoTime, absent } from './primitives';

/** One of the player's last successful payments of a flow. */
export const RecentPayment = v.object({
  /** The method's name. */
  name: v.string(),
  /** Of several methods with that name. */
  category: absent(v.string()),
  amount: Amount,
  currency: v.string(),
  /** The saved account that it was paid with, see `SavedAccount` of standing.ts. */
  accountId: absent(Id),
  /** What the player knows the account by, as `SavedAccount.label`. */
  accountLabel: absent(v.string()),
  at: absent(IsoTime),
});
export type RecentPayment = v.InferOutput<typeof RecentPayment>;
