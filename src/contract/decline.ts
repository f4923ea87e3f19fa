/** Why a transaction was refused, and what the player may try next (contract 6). */
import * as v from 'valibot';
import { Text, absent, listOf } from './primitives';

/** A word of a list that may grow, in whatever case it is sent. One that is absent, null or bad is unknown. */
export const Reason = v.nullish(
  v.pipe(
    v.string(),
    v.transform((word) => word.trim().toLowerCase()),
  ),
  'unknown',
);

/** Any other word is read as `unknown`. */
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

export const Decline = v.object({
  reason: Reason,
  /** Shown in place of our own words. */
  text: absent(Text),
  /** The same once more will be refused again: another method is the only way. */
  isFinal: v.nullish(v.boolean(), false),
  /** Names of the methods to offer, best first. */
  next: listOf(v.string()),
});
export type Decline = v.InferOutput<typeof Decline>;
