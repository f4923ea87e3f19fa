import { isEndStatus, type EndStatus } from '../status/status-rules';
import type { TransactionStatusStore } from '../status/transaction-status-store';
import type { AttemptRecord } from './attempt-record';

export interface AttemptEnd {
  record: AttemptRecord;
  status: EndStatus;
}

/** Attempts whose transaction has reached an end state, or a better one than the record has. */
export function newEnds(
  attempts: readonly AttemptRecord[],
  statuses: Pick<TransactionStatusStore, 'statusOf'>,
): AttemptEnd[] {
  return attempts.flatMap((record) => {
    const { transactionId: id, intent, endStatus } = record;
    const status = id == null ? undefined : statuses.statusOf(intent.flow, id);
    return isEndStatus(status) && status !== endStatus ? [{ record, status }] : [];
  });
}

/** Why the transaction was refused, in a word of the contract; undefined where the gateway gives no reason. */
export function endReason(
  { intent, transactionId }: AttemptRecord,
  statuses: Pick<TransactionStatusStore, 'declineOf'>,
): string | undefined {
  return transactionId == null ? undefined : statuses.declineOf(intent.flow, transactionId)?.reason;
}
