import type { AttemptRecord } from '@/cashier/attempt/attempt-record';
import { mayContinue } from '@/cashier/resume/may-continue';
import { isEndStatus } from '@/cashier/status/status-rules';
import type { TransactionLine } from '@/contract/transactions';

/**
 * One that waits and that the player can go on with, or look at: this tab has left it, or the tab or view that began it is
 * gone. A payout may have a page that holds what the money is collected with. None while the outcome of another create is
 * not known. `latest`: of this tab. `lifetimeMs`: of its method's payments. `now`: by the server.
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
