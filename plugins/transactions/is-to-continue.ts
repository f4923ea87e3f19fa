import type { AttemptRecord } from '@/cashier/attempt/attempt-record';
import { mayContinue } from '@/cashier/return/may-continue';
import { isEndStatus } from '@/cashier/status/status-rules';
import type { TransactionLine } from '@/contract/transactions';

/**
 * True for a waiting transaction that the player can continue or look at: either this tab has left it, or the tab or
 * view that began it is gone. A payout counts too, since its page may hold the code for collecting the money. False
 * while the outcome of another create is unknown. `latest`: this tab's latest attempt. `lifetimeMs`: lifetime of the
 * method's payments. `now`: server time. Both in milliseconds.
 */
export function isToContinue(
  line: TransactionLine,
  latest: AttemptRecord | undefined,
  lifetimeMs: number,
  now: number,
): boolean {
  if (isEndStatus(line.status) || (line.flow === 'deposit' && line.status !== 'waiting')) return false;
  if (latest?.transactionId === line.id) return true;
  if (latest?.step === 'creating' || latest?.step === 'checking') return false;
  return mayContinue(line, lifetimeMs, now);
}
