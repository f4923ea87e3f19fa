/** Why a transaction was refused, and what the player may try next (contract 6). */
import * as v from 'valibot';
import { Text, absent, listOf } from './primitives';

/** A word of a list that may grow, in whatever case it is sent. An absent, null or bad one is `unknown`. */
export const Reason = v.nullish(
  v.pipe(
    v.string(),
    v.transform((word) => word.trim().toLowerCase()),
  ),
  'unknown',
);

/** The known reasons; any other word is treated as `unknown`. */
export const DECLINE_REASONS = [
  'insufficient_funds',
  'declined_by_bank',
  'authentication_failed',
  'wrong_details',
  'limit_exceeded',
  'expired',
  'cancelled_by_player',
  'provider_unavailable',
  'not_supported',
  'risk',
  'unknown',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** A method's name; the lenient reader also takes the method itself, by its `name`. */
export const MethodName = v.pipe(v.string(), v.minLength(1));

export const Decline = v.object({
  reason: Reason,
  /** Shown instead of our own text. */
  text: absent(Text),
  /** The same payment would be refused again, so that only another method can succeed. */
  isFinal: v.nullish(v.boolean(), false),
  /** Names of the methods to offer, best first. */
  next: listOf(MethodName),
});
export type Decline = v.InferOutput<typeof Decline>;
