/** How a transaction's status moves (spec 4, "Transaction status"). Pure. */
import type { DepositStatus } from '../../contract/deposit';
import type { Flow, TransactionStatus } from '../../contract/primitives';

export type EndStatus = Extract<TransactionStatus, 'processed' | 'mistaked'>;

export const FIRST_STATUS: Readonly<Record<Flow, TransactionStatus>> = { deposit: 'waiting', withdrawal: 'accepted' };

/** False while no status is known. */
export function isEndStatus(status: TransactionStatus | undefined): status is EndStatus {
  return status === 'processed' || status === 'mistaked';
}

/** Money that has arrived is never shown as failed: processed is final, and replaces mistaked whenever it comes. */
export function nextStatus(current: TransactionStatus, news: EndStatus): EndStatus {
  return current === 'processed' ? current : news;
}

/** The end status in a `deposit.status` or `withdrawal.status` push; undefined for any other number. */
export function statusOfPush(status: number): EndStatus | undefined {
  if (status === 1) return 'processed';
  return status === 2 ? 'mistaked' : undefined;
}

/** The end status in a `deposit-status` reply; undefined while the deposit is still open. */
export function statusOfDeposit(status: DepositStatus): EndStatus | undefined {
  if (status === 'PAYED') return 'processed';
  return status === 'CANCELED' || status === 'AUTO_CANCELED' ? 'mistaked' : undefined;
}
