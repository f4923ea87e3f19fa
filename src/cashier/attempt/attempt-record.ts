/** What is stored of an attempt in session storage: ids and step; never what the player typed, never card data. */
import * as v from 'valibot';
import { Amount, Flow, absent } from '../../contract/primitives';
import type { TransactionLine } from '../../contract/transactions';

/** Each attempt is an entry of its own, under this and its key: frames of one tab never overwrite each other's. */
export const ATTEMPT_PREFIX = 'attempt.';

/**
 * Milliseconds for which the same wish again is silently a second try of an attempt whose outcome is unknown. After a
 * reload the typed data is gone (it is never stored), so the first answer can only be had by a create of the same wish,
 * which reuses the key. Later than this the player is asked first.
 */
export const ATTEMPT_KEY_LIFE_MS = 15 * 60_000;

/** Milliseconds for which a gateway answers a key with its first answer (contract 5); older records are dropped. */
export const ATTEMPT_LIFE_MS = 24 * 60 * 60_000;

/**
 * creating: the create request is under way. checking: it was sent and no answer came, so the outcome is unknown.
 * needsFields: the gateway asked for more fields. created: the transaction exists. ended: the transaction has reached
 * its end state.
 */
export const AttemptStep = v.picklist(['creating', 'checking', 'needsFields', 'created', 'ended']);
export type AttemptStep = v.InferOutput<typeof AttemptStep>;

/** What the player has confirmed, as far as it may be stored. Two creates of one wish must never make two transactions. */
export const AttemptIntent = v.object({
  flow: Flow,
  methodName: v.string(),
  /** Major units. */
  amount: Amount,
  currency: v.string(),
  /** Digest of destination and fields (wish.ts). Absent for a transaction that only the gateway has named. */
  digest: absent(v.string()),
  /** The same without the further fields that the gateway has asked for; absent where it has asked for none. */
  base: absent(v.string()),
  /** The destination, shortened as on a receipt: `•••• 3000`. */
  destination: absent(v.string()),
});
export type AttemptIntent = v.InferOutput<typeof AttemptIntent>;
export type Money = Pick<AttemptIntent, 'amount' | 'currency'>;

export const AttemptRecord = v.object({
  /** UUID: the messageId of the create request, by which the gateway recognises a second try of the same intent. */
  key: v.pipe(v.string(), v.uuid()),
  step: AttemptStep,
  intent: AttemptIntent,
  /** Mark of the key of the wishes when it was begun (wish.ts): a player without a name has it after a reload as well. */
  mark: absent(v.string()),
  /** The frame that has sent it first: while that one is open, it waits for the answer. */
  frame: absent(v.string()),
  transactionId: absent(v.string()),
  /** Names of the fields that the gateway has asked for since the payment was begun. */
  asked: absent(v.array(v.string())),
  /** When it was first sent. Milliseconds since the epoch. */
  startedAt: v.number(),
  /** When the player last submitted it: the latest one is the flow's. Milliseconds since the epoch. */
  submittedAt: v.number(),
  /** The player has confirmed the same wish once more: the next submit belongs to the later attempt. */
  isLeft: v.optional(v.boolean(), false),
  isHostTold: v.boolean(),
  /** Set in step `ended` only. */
  endStatus: absent(v.picklist(['processed', 'mistaked'])),
});
export type AttemptRecord = v.InferOutput<typeof AttemptRecord>;

/** Whether both are the same wish. What only the gateway has named has no digest, and is nobody's wish. */
export function isSameWish(a: AttemptIntent, b: AttemptIntent): boolean {
  return isAlike(a, b) && a.digest != null && a.digest === b.digest;
}

/** Whether it is the same payment with further fields: to the same destination, by the same account, with the same bonus. */
export function isSameBut(a: AttemptIntent, b: AttemptIntent): boolean {
  return isAlike(a, b) && (a.base ?? a.digest) === (b.base ?? b.digest);
}

/** What the gateway's list can tell of the payment. */
export function intentOfLine({ flow, paymentMethod: methodName, amount, currency }: TransactionLine): AttemptIntent {
  return { flow, methodName, amount, currency };
}

/** Whether they look the same in the gateway's list, which can't tell their destinations apart. */
export function isAlike(a: AttemptIntent, b: AttemptIntent): boolean {
  return a.flow === b.flow && a.methodName === b.methodName && a.amount === b.amount && a.currency === b.currency;
}

/** Whether an attempt still keeps its key without a question. `now`: milliseconds since the epoch. */
export function isFresh({ startedAt }: AttemptRecord, now: number): boolean {
  return now - startedAt < ATTEMPT_KEY_LIFE_MS;
}
