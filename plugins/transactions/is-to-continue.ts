import type { AttemptRecord } from '@/cashier/attempt/attempt-record';
import { CONTINUE_FOR_MS } from '@/cashier/resume/place-record';
import type { TransactionLine } from '@/contract/transactions';

/**
 * A deposit that waits and that the player can go on with: this tab has left it, or the tab or view that began it is gone.
 * None while the outcome of another create is not known. `latest`: of this tab. `now`: by the server.
 */
export function isToContinue(line: TransactionLine, latest: AttemptRecord | undefined, now: number): boolean {
  if (line.flow !== 'deposit' || line.status !== 'waiting') return false;
  if (latest?.transactionId === line.id) return true;
  if (latest?.step === 'creating' || latest?.step === 'checking') return false;
  return now - Date.parse(line.createdAt) < CONTINUE_FOR_MS;
}
