/**
 * Why a transaction was refused, as the player is told. Only the reason is stored; the rest is computed when needed.
 */
import type { Decline, DeclineReason } from '../../src/contract/decline';
import type { PaymentMethod } from '../../src/contract/method';

export type KeptDecline = Pick<Decline, 'reason' | 'isFinal'>;

const NOTES: readonly (readonly [note: string, reason: DeclineReason])[] = [
  ['declined', 'declined_by_bank'],
  ['cancelled', 'cancelled_by_player'],
  ['never confirmed', 'expired'],
  ['five wrong codes', 'authentication_failed'],
];

/** The decline that an operator's note of the end stands for; `declined: risk` names the reason itself. */
export function declineOfNote(note: string | null): KeptDecline {
  const named = /^declined: (\w+)$/.exec(note ?? '')?.[1];
  const reason = named ?? NOTES.find(([start]) => note?.startsWith(start))?.[1] ?? 'unknown';
  return { reason, isFinal: FINAL.has(reason) };
}

/** Reasons for which a repeated payment would be refused again. */
const FINAL: ReadonlySet<string> = new Set<DeclineReason>(['risk', 'not_supported', 'limit_exceeded']);

/** Reasons for which another method would not help. */
const NO_OTHER: ReadonlySet<string> = new Set<DeclineReason>(['cancelled_by_player']);

const MOST_NEXT = 3;

/** Names of the methods to offer next: those of the same category first, then by position; none that is down. */
export function nextMethods(
  { reason }: KeptDecline,
  method: Pick<PaymentMethod, 'name' | 'category'>,
  offered: readonly PaymentMethod[],
): string[] {
  if (NO_OTHER.has(reason)) return [];
  return offered
    .filter(({ name, state }) => name !== method.name && state?.level !== 'down')
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MOST_NEXT)
    .map(({ name }) => name);

  function rank({ category, position }: PaymentMethod): number {
    return (category === method.category ? 0 : 1_000_000) + Math.min(position, 999_999);
  }
}
