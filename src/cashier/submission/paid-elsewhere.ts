/** A first payment that was, or may have been, made where this tab sees nothing. Pure. */
import type { TransactionLine } from '../../contract/transactions';
import { intentOfLine, type AttemptIntent, type AttemptRecord } from '../attempt/attempt-record';
import { isEndStatus } from '../status/status-rules';

/** The key of a payment that only the gateway knows. */
export const LISTED = 'listed';
/** The key of one of which nobody says whether there is any. */
export const UNHEARD = 'unheard';

const ELSEWHERE = { isLeft: false, isHostTold: true, endStatus: undefined };

export function listed(line: TransactionLine): AttemptRecord {
  const at = Date.parse(line.createdAt);
  const step = isEndStatus(line.status) ? 'ended' : 'created';
  const times = { startedAt: at, submittedAt: at };
  return { ...ELSEWHERE, ...times, key: LISTED, step, intent: intentOfLine(line), transactionId: line.id };
}

/** The same wish may have been paid elsewhere, and nobody says so. */
export const unheard = (intent: AttemptIntent, at: number): AttemptRecord => {
  const times = { startedAt: at, submittedAt: at };
  return { ...ELSEWHERE, ...times, key: UNHEARD, step: 'checking', intent, transactionId: undefined };
};
