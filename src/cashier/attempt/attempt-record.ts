/** What is stored of an attempt in session storage: ids and step; never what the player typed, never card data. */
import * as v from 'valibot';
import { Amount, Flow, absent } from '../../contract/primitives';

export const ATTEMPTS_KEY = 'cashier.attempts';

/**
 * Milliseconds for which an attempt whose outcome is unknown keeps its key. After a reload the typed data is gone (it
 * is never stored), so the first answer can only be had by a create of the same method, amount and currency: that
 * create reuses the old key. Any other create is another intent and gets a new key. After this time the same amount
 * again counts as a new intent, not as a second try.
 */
export const ATTEMPT_KEY_LIFE_MS = 15 * 60_000;

/**
 * creating: the create request is under way. checking: it was sent and no answer came, so the outcome is unknown.
 * needsFields: the gateway asked for more fields. created: the transaction exists. ended: the transaction has reached
 * its end state.
 */
export const AttemptStep = v.picklist(['creating', 'checking', 'needsFields', 'created', 'ended']);
export type AttemptStep = v.InferOutput<typeof AttemptStep>;

/** What the player wants, as far as it may be stored. Two creates of one intent must never make two transactions. */
export const AttemptIntent = v.object({
  flow: Flow,
  methodName: v.string(),
  /** Major units. */
  amount: Amount,
  currency: v.string(),
});
export type AttemptIntent = v.InferOutput<typeof AttemptIntent>;

export const AttemptRecord = v.object({
  /** UUID: the messageId of the create request, by which the gateway recognises a second try of the same intent. */
  key: v.pipe(v.string(), v.uuid()),
  step: AttemptStep,
  intent: AttemptIntent,
  transactionId: absent(v.string()),
  /** Milliseconds since the epoch. */
  startedAt: v.number(),
  isHostTold: v.boolean(),
  /** Set in step `ended` only. */
  endStatus: absent(v.picklist(['processed', 'mistaked'])),
});
export type AttemptRecord = v.InferOutput<typeof AttemptRecord>;

/** The latest attempt of each flow. */
export const StoredAttempts = v.object({ deposit: absent(AttemptRecord), withdrawal: absent(AttemptRecord) });

export function isSameIntent(a: AttemptIntent, b: AttemptIntent): boolean {
  return a.flow === b.flow && a.methodName === b.methodName && a.amount === b.amount && a.currency === b.currency;
}

/** Whether an attempt still keeps its key. `now`: milliseconds since the epoch. */
export function isFresh({ startedAt }: AttemptRecord, now: number): boolean {
  return now - startedAt < ATTEMPT_KEY_LIFE_MS;
}
