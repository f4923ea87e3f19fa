/** The player's own transactions: our additions to the wire, which a gateway may not support. */
import * as v from 'valibot';
import { Decline } from './decline';
import { DepositCreateReply } from './deposit';
import { WithdrawalCreateReply } from './withdrawal';
import { Amount, ClientKey, Flow, Id, IsoTime, Text, TransactionStatus, absent } from './primitives';

/** An unknown status counts as `waiting`: the transaction has not ended. */
const Status = v.nullish(TransactionStatus, 'waiting');

/** One entry of the history. */
export const TransactionLine = v.object({
  id: Id,
  clientKey: absent(ClientKey),
  flow: Flow,
  /** The method's name; `text` is what the player knows it by. */
  paymentMethod: v.string(),
  text: absent(Text),
  iconId: absent(v.string()),
  /** Major units. */
  amount: Amount,
  currency: v.string(),
  status: Status,
  createdAt: IsoTime,
  endedAt: absent(IsoTime),
  /**
   * Until when the player can continue: pay by the code, or collect the money. Absent: as long as the method's kind
   * allows.
   */
  expiresAt: absent(IsoTime),
  /** Where the money goes, shortened by the gateway so that it reveals nothing secret, e.g. `GTBank ••••6789`. */
  destination: absent(v.string()),
  /** Why the transaction was refused. */
  reason: absent(Text),
  decline: absent(Decline),
  /** True for a waiting withdrawal that can be cancelled with `BANKING:withdrawal-cancel`. */
  isCancellable: v.nullish(v.boolean(), false),
});
export type TransactionLine = v.InferOutput<typeof TransactionLine>;

/**
 * Newest first. `before`: id of the last transaction received; `limit` at most 50. `flow` and `status`: only
 * transactions of this flow and of one of these states. A gateway that does not know these two keys answers with all,
 * which is not an error.
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

/** Refused with `banking.notCancellable` when the money is already on its way. */
export const WithdrawalCancelRequest = v.object({ withdrawalId: v.string() });
export const WithdrawalCancelReply = v.object({ withdrawalId: absent(Id), status: Status });

/** Asks for the create's answer of a started deposit, so that a reload leads back to its page. */
export const DepositResumeRequest = v.object({ depositId: v.string() });
export const DepositResumeReply = v.object({
  ...DepositCreateReply.entries,
  status: Status,
  clientKey: absent(ClientKey),
});

/** Asks for the create's answer of a started withdrawal, whose page may hold the code to collect the money with. */
export const WithdrawalResumeRequest = v.object({ withdrawalId: v.string() });
export const WithdrawalResumeReply = v.object({
  ...WithdrawalCreateReply.entries,
  status: Status,
  clientKey: absent(ClientKey),
});
