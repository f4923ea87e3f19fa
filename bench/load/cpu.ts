/**
 * Milliseconds of CPU time that processes have used, as Linux counts them, so that other load on the machine is not included.
 */
import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

function statOf(pid: string): { parent: number; ms: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Skip the name, which stands in brackets and may contain any characters.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * TICK_MS };
  } catch {
    return undefined;
  }
}

export const usedBy = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + (statOf(String(pid))?.ms ?? 0), 0);

export function usedByTree(root: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const stats = all.map((pid) => ({ pid: Number(pid), ...statOf(pid) }));
  return stats.reduce((sum, { pid, parent, ms = 0 }) => (pid === root || parent === root ? sum + ms : sum), 0);
}
