import { isEndStatus, type EndStatus } from '../status/status-rules';
import type { TransactionStatusStore } from '../status/transaction-status-store';
import type { AttemptRecord } from './attempt-record';

export interface AttemptEnd {
  record: AttemptRecord;
  status: EndStatus;
}

/** Attempts whose transaction has come to an end state, or to a better one than their record has. */
export function newEnds(
  attempts: readonly AttemptRecord[],
  statuses: Pick<TransactionStatusStore, 'statusOf'>,
): AttemptEnd[] {
  return attempts.flatMap((record) => {
    const { transactionId: id, intent, endStatus } = record;
    const status = id == null ? undefined : statuses.statusOf(intent.flow, id);
    return status && isEndStatus(status) && status !== endStatus ? [{ record, status }] : [];
  });
}

/** Why it was refused, a word of the contract; undefined where the gateway does not say. */
export function endReason(
  { intent, transactionId }: AttemptRecord,
  statuses: Pick<TransactionStatusStore, 'declineOf'>,
): string | undefined {
  return transactionId == null ? undefined : statuses.declineOf(intent.flow, transactionId)?.reason;
}
