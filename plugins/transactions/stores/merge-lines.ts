import { isEndStatus, nextStatus } from '@/cashier/status/status-rules';
import type { TransactionLine } from '@/contract/transactions';

/**
 * Merges known lines and a page that has just arrived: newest first, each transaction once. The page's data is newer,
 * except that an end learned by push meanwhile stays. Money that has arrived is never shown as failed.
 */
export function mergeLines(
  known: readonly TransactionLine[],
  came: readonly TransactionLine[],
): readonly TransactionLine[] {
  const lines = new Map(known.map((line) => [keyOf(line), line]));
  for (const line of came) {
    const old = lines.get(keyOf(line));
    if (!old || !isEndStatus(old.status)) lines.set(keyOf(line), line);
    else if (isEndStatus(line.status)) lines.set(keyOf(line), { ...line, status: nextStatus(old.status, line.status) });
  }
  // The sort is stable, so transactions of the same moment keep the gateway's order.
  return [...lines.values()].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

const keyOf = ({ flow, id }: TransactionLine) => `${flow}:${id}`;
