/** The player's own transactions: our additions to the wire, which a gateway may not know. */
import * as v from 'valibot';
import { Decline } from './decline';
import { DepositCreateReply } from './deposit';
import { WithdrawalCreateReply } from './withdrawal';
import { Amount, Flow, Id, IsoTime, Text, TransactionStatus, absent } from './primitives';

/** One that is not known is no news: it has not ended. */
const Status = v.nullish(TransactionStatus, 'waiting');

/** One line of the history. */
export const TransactionLine = v.object({
  id: Id,
  flow: Flow,
  /** The method's name and what the player knows it by. */
  paymentMethod: v.string(),
  text: absent(Text),
  iconId: absent(v.string()),
  /** Major units. */
  amount: Amount,
  currency: v.string(),
  status: Status,
  createdAt: IsoTime,
  endedAt: absent(IsoTime),
  /** Until when the player may go on with it: pay by its code, or collect the money. Absent: as long as its method's kind. */
  expiresAt: absent(IsoTime),
  /** Where the money goes, shortened by the gateway so that it tells nothing secret, e.g. `GTBank ••••6789`. */
  destination: absent(v.string()),
  /** Why it was refused. */
  reason: absent(Text),
  decline: absent(Decline),
  /** A withdrawal that is still waiting and may be taken back with `BANKING:withdrawal-cancel`. */
  isCancellable: v.nullish(v.boolean(), false),
});
export type TransactionLine = v.InferOutput<typeof TransactionLine>;

/**
 * Newest first. `before`: id of the last line that is known; `limit` at most 50. `flow` and `status`: only those of this
 * flow and of one of these states. A gateway that does not know the two answers with all, which is no fault.
 */
export const TransactionsListRequest = v.object({
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 20),
  before: absent(v.string()),
  flow: absent(Flow),
  status: absent(v.array(TransactionStatus)),
});
export const TransactionsListReply = v.object({
  transactions: v.array(TransactionLine),
  hasMore: v.nullish(v.boolean(), false),
});

/** Refused with `banking.notCancellable` when it is on its way already. */
export const WithdrawalCancelRequest = v.object({ withdrawalId: v.string() });
export const WithdrawalCancelReply = v.object({ withdrawalId: absent(Id), status: Status });

/** What the create of a started deposit had answered: for the way back to its page after a reload. */
export const DepositResumeRequest = v.object({ depositId: v.string() });
export const DepositResumeReply = v.object({ ...DepositCreateReply.entries, status: Status });

/** The same for a withdrawal, whose page may hold the code to collect the money with. */
export const WithdrawalResumeRequest = v.object({ withdrawalId: v.string() });
export const WithdrawalResumeReply = v.object({ ...WithdrawalCreateReply.entries, status: Status });
