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
  const { status, clientKey } = deposit;
  return {
    status: 200,
    data: { status: STATUSES[status], ...(clientKey && { clientKey }), ...(decline && { decline }) },
  };
}

/** Adds the create's key, which simulators do not know, to the status that one of them has given. */
export async function withClientKey(depositId: string, answer: Answer, { db, now }: OwnContext): Promise<Answer> {
  const clientKey = answer.status === 200 ? (await new Transactions(db, now).find(depositId))?.clientKey : undefined;
  return clientKey ? { ...answer, data: { ...(answer.data as object), clientKey } } : answer;
}
