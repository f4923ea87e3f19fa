import type { DepositStatus } from '../../src/contract/deposit';
import type { TransactionStatus } from '../../src/contract/primitives';
import type { Answer } from '../store/attempts';
import { Transactions } from '../store/transactions';
import { declineOf } from './decline';
import type { OwnContext } from './own-context';

const STATUSES: Record<TransactionStatus, DepositStatus> = {
  waiting: 'WAITING',
  accepted: 'WAITING',
  processed: 'PAYED',
  mistaked: 'CANCELED',
};

/** For methods whose simulator does not handle statuses itself. */
export async function depositStatus(depositId: string, context: OwnContext): Promise<Answer> {
  const { db, now, user } = context;
  const deposit = await new Transactions(db, now).find(depositId);
  if (!deposit || deposit.userId !== user.id || deposit.flow !== 'deposit') {
    return { status: 404, code: 'banking.depositNotFound', message: 'No such deposit' };
  }
  const decline = await declineOf(deposit, context);
  return { status: 200, data: { status: STATUSES[deposit.status], ...(decline && { decline }) } };
}
