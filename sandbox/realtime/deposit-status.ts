import type { DepositStatus } from '../../src/contract/deposit';
import type { TransactionStatus } from '../../src/contract/primitives';
import type { Answer } from '../store/attempts';
import type { Transactions } from '../store/transactions';

const STATUSES: Record<TransactionStatus, DepositStatus> = {
  waiting: 'WAITING',
  accepted: 'WAITING',
  processed: 'PAYED',
  mistaked: 'CANCELED',
};

/** For methods whose simulator has no statuses of its own. */
export async function depositStatus(transactions: Transactions, userId: string, depositId: string): Promise<Answer> {
  const deposit = await transactions.find(depositId);
  if (!deposit || deposit.userId !== userId || deposit.flow !== 'deposit') {
    return { status: 404, code: 'banking.depositNotFound', message: 'No such deposit' };
  }
  return { status: 200, data: { status: STATUSES[deposit.status] } };
}
