import type { PlayerLimit } from '../../contract/standing';

/**
 * The limits as they are by now, since a gateway need not push it: a period that is over has nothing used, and a higher limit counts
 * from its time on. `now`: by the server.
 */
export function limitsAt(limits: readonly PlayerLimit[], now: number): PlayerLimit[] {
  const hasCome = (iso: string | null | undefined) => iso != null && Date.parse(iso) <= now;
  return limits.map(({ resetsAt, next, ...limit }) => ({
    ...limit,
    ...(hasCome(resetsAt) ? { used: 0 } : { resetsAt }),
    ...(next && hasCome(next.effectiveAt) ? { max: next.max } : { next }),
  }));
}
