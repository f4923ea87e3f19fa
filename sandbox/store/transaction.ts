import type { SimulatedTransaction } from '../../src/contract/simulator';
import type { TransactionStatus } from '../../src/contract/primitives';
import type { transactions } from '../database/schema';
import type { KeptDecline } from './decline';
import { plain } from './ledger';

export interface Transaction extends SimulatedTransaction {
  userId: string;
  reason: string | null;
  /** Milliseconds since the epoch; null when the operator set no delay. */
  approveAt: number | null;
  endedAt: number | null;
  /** The message id of the latest create that was about it. */
  clientKey: string | null;
  /** A withdrawal's destination, shortened. */
  destination: string | null;
  /** When a withdrawal was sent to the bank; from then on it can't be cancelled. */
  sentAt: number | null;
  /** Why the transaction was refused. The methods to offer next are not stored, because they change. */
  decline: KeptDecline | null;
  /** The saved account that the payment uses. */
  accountId: string | null;
  /** True when the account of this payment is to be saved. */
  saveAccount: boolean;
}

export const OPEN: TransactionStatus[] = ['waiting', 'accepted'];
export const isOpen = (transaction: { status: TransactionStatus }) => OPEN.includes(transaction.status);

export const toTransaction = (row: typeof transactions.$inferSelect): Transaction => ({
  id: row.id,
  userId: row.userId,
  pluginId: row.pluginId,
  flow: row.flow,
  methodName: row.methodName,
  amount: plain(row.amount),
  currency: row.currency,
  status: row.status,
  reason: row.reason,
  state: row.state,
  approveAt: row.approveAt?.getTime() ?? null,
  createdAt: row.createdAt.getTime(),
  endedAt: row.endedAt?.getTime() ?? null,
  clientKey: row.clientKey,
  destination: row.destination,
  sentAt: row.sentAt?.getTime() ?? null,
  decline: row.decline,
  accountId: row.accountId,
  saveAccount: row.saveAccount,
});
