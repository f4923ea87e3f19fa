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
  return withFacts(depositId, { status: 200, data: { status: STATUSES[deposit.status] } }, context);
}

/** Adds to a status what simulators do not know: the create's key, and why the deposit was refused. */
export async function withFacts(depositId: string, answer: Answer, context: OwnContext): Promise<Answer> {
  const deposit = answer.status === 200 ? await new Transactions(context.db, context.now).find(depositId) : undefined;
  if (!deposit) return answer;
  const { clientKey } = deposit;
  const decline = await declineOf(deposit, context);
  const data = { ...(answer.data as object), ...(clientKey && { clientKey }), ...(decline && { decline }) };
  return { ...answer, data };
}
