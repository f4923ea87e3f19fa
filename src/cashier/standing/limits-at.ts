import type { PlayerLimit } from '../../contract/standing';

/**
 * The limits as they are at `now` (server time in ms), since a gateway need not push the change: in a new period nothing is
 * used yet, and a higher limit applies from its time on.
 */
export function limitsAt(limits: readonly PlayerLimit[], now: number): PlayerLimit[] {
  const hasCome = (iso: string | null | undefined) => iso != null && Date.parse(iso) <= now;
  return limits.map(({ resetsAt, next, ...limit }) => ({
    ...limit,
    ...(hasCome(resetsAt) ? { used: 0 } : { resetsAt }),
    ...(next && hasCome(next.effectiveAt) ? { max: next.max } : { next }),
  }));
}
