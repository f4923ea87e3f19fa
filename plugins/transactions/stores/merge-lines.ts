import { isEndStatus, nextStatus } from '@/cashier/status/status-rules';
import type { TransactionLine } from '@/contract/transactions';

/**
 * Known lines and those of a page that has just come, newest first, each once. What came is newer, except for an end that
 * a push has told meanwhile: it stands, but money that came is never called failed.
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
  // A stable sort: the gateway's own order stands among lines of the same moment.
  return [...lines.values()].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

const keyOf = ({ flow, id }: TransactionLine) => `${flow}:${id}`;
