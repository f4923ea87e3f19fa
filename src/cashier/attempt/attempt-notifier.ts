import type { TransactionStatus } from '../../contract/primitives';
import type { HostBridge } from '../../core/host-bridge/host-bridge';
import { FIRST_STATUS } from '../status/status-rules';
import type { TransactionStatusStore } from '../status/transaction-status-store';
import { endReason } from './attempt-ends';
import { createdMessage, statusMessage } from './attempt-messages';
import type { AttemptRecord } from './attempt-record';

/** Sends the host its messages about an attempt. The caller ensures that each is sent once: the records hold what was sent. */
export class AttemptNotifier {
  constructor(
    private readonly host: Pick<HostBridge, 'send'>,
    private readonly statuses: Pick<TransactionStatusStore, 'declineOf'>,
  ) {}

  /** Reports the transaction, and then the state that each transaction of its flow begins with. */
  created(record: AttemptRecord): void {
    this.host.send(createdMessage(record));
    this.status(record, FIRST_STATUS[record.intent.flow]);
  }

  status(record: AttemptRecord, status: TransactionStatus): void {
    const reason = status === 'mistaked' ? endReason(record, this.statuses) : undefined;
    this.host.send(statusMessage(record, status, reason));
  }
}
