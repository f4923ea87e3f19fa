import { intentOfLine } from '@/cashier/attempt/attempt-record';
import { mayBeLost } from '@/cashier/attempt/attempt-machine';
import type { AttemptStore } from '@/cashier/attempt/attempt-store';
import { mayContinue } from '@/cashier/return/may-continue';
import { isEndStatus } from '@/cashier/status/status-rules';
import type { TransactionLine } from '@/contract/transactions';

/**
 * True for a waiting transaction that the player can continue or look at: either this tab has left it, or the tab or
 * view that began it is gone. A payout counts too, since its page may hold the code for collecting the money. False
 * where it may be what a create of this tab has made whose outcome is unknown. `lifetimeMs`: lifetime of the
 * method's payments. `now`: server time. Both in milliseconds.
 */
export function isToContinue(
  line: TransactionLine,
  attempts: Pick<AttemptStore, 'latest' | 'all'>,
  lifetimeMs: number,
  now: number,
): boolean {
  if (isEndStatus(line.status) || (line.flow === 'deposit' && line.status !== 'waiting')) return false;
  if (attempts.latest(line.flow)?.transactionId === line.id) return true;
  if (mayBeLost(intentOfLine(line), attempts.all, line.clientKey)) return false;
  return mayContinue(line, lifetimeMs, now);
}
