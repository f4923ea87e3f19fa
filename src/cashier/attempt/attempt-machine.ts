/** The attempt's states and the events that move it between them. Pure. Undefined is idle: nothing is under way. */
import { nextStatus, type EndStatus } from '../status/status-rules';
import {
  isAlike,
  isSameBut,
  type AttemptIntent,
  type AttemptRecord,
  type AttemptStep,
  type Money,
} from './attempt-record';

export type AttemptEvent =
  /** The player submits. While the outcome of an earlier create is unknown, that attempt and its key stay. */
  | { type: 'submitted'; intent: AttemptIntent; key: string; at: number; mark?: string }
  /** The request never left the device. */
  | { type: 'notSent' }
  /** The request was sent and no answer came: connection cut, timeout, unreadable answer, reload. */
  | { type: 'outcomeUnknown' }
  /** A definite refusal: nothing was created, the key is spent. */
  | { type: 'refused' }
  /** A definite answer that asks for more: the key is spent, the transaction's id is sent with the next create. */
  | { type: 'fieldsRequired'; transactionId: string | undefined; names: readonly string[] }
  /** `made`: what the gateway says of the money, where it says it. */
  | { type: 'created'; transactionId: string | undefined; made?: Money }
  | { type: 'hostTold' }
  | { type: 'hostUntold' }
  | { type: 'ended'; status: EndStatus }
  /** The player has confirmed the same wish once more, although the outcome of this attempt is unknown. */
  | { type: 'left' }
  /** The gateway knows no such transaction of this player: another player used the tab before, or it is long gone. */
  | { type: 'forgotten' };

/** Returns the next state. An event that does not fit the step changes nothing. */
export function nextAttempt(attempt: AttemptRecord | undefined, event: AttemptEvent): AttemptRecord | undefined {
  if (event.type === 'submitted')
    return isOpen(attempt) ? { ...attempt, submittedAt: event.at } : begin(attempt, event);
  if (!attempt) return undefined;
  switch (event.type) {
    case 'notSent':
      // A second try that was not sent leaves the outcome of the first one unknown.
      return attempt.step === 'creating' ? backToForm(attempt) : attempt;
    case 'outcomeUnknown':
      return from(['creating'], attempt, { step: 'checking' });
    case 'refused':
      return isOpen(attempt) ? backToForm(attempt) : attempt;
    case 'fieldsRequired':
      return from(['creating'], attempt, {
        step: 'needsFields',
        transactionId: event.transactionId,
        asked: [...new Set([...(attempt.asked ?? []), ...event.names])],
      });
    case 'created':
      return from(['creating', 'checking'], attempt, {
        step: 'created',
        transactionId: event.transactionId,
        intent: { ...attempt.intent, ...event.made },
      });
    case 'hostTold':
      return from(['created', 'ended'], attempt, { isHostTold: true });
    case 'hostUntold':
      return from(['created'], attempt, { isHostTold: false });
    case 'ended':
      return from(['created', 'ended'], attempt, {
        step: 'ended',
        endStatus: nextStatus(attempt.endStatus ?? event.status, event.status),
      });
    case 'left':
      return isOpen(attempt) ? { ...attempt, isLeft: true } : attempt;
    case 'forgotten':
      return undefined;
  }
}

/** Whether the outcome of the attempt's create is not known yet. */
export function isOpen(attempt: AttemptRecord | undefined): attempt is AttemptRecord {
  return attempt?.step === 'creating' || attempt?.step === 'checking';
}

/**
 * Whether a transaction with this intent may be that of a create whose outcome is unknown. `clientKey`: the key of its own
 * create, where the gateway names it; that alone tells.
 */
export function mayBeLost(
  intent: AttemptIntent,
  attempts: readonly AttemptRecord[],
  clientKey?: string | null,
): boolean {
  return attempts.some(
    (one) => isOpen(one) && (clientKey == null ? isAlike(one.intent, intent) : one.key === clientKey),
  );
}

/**
 * Whether the wish goes on with what the gateway has asked further fields for: its id is sent with the next create.
 * Another amount, destination or account is a payment of its own.
 */
export function continues(wish: AttemptIntent, attempt: AttemptRecord | undefined): attempt is AttemptRecord {
  return attempt?.step === 'needsFields' && isSameBut(attempt.intent, wish);
}

/** Names of the fields for which it waits. */
export const askedOf = (attempt: AttemptRecord | undefined): readonly string[] =>
  attempt?.step === 'needsFields' ? (attempt.asked ?? []) : [];

/** Whether the transaction exists. */
export function isCreated({ step }: Pick<AttemptRecord, 'step'>): boolean {
  return step === 'created' || step === 'ended';
}

function begin(
  previous: AttemptRecord | undefined,
  { intent, key, at, mark }: Extract<AttemptEvent, { type: 'submitted' }>,
): AttemptRecord {
  const begun = continues(intent, previous) ? previous : undefined;
  return {
    key,
    step: 'creating',
    intent,
    mark,
    transactionId: begun?.transactionId ?? undefined,
    asked: begun?.asked,
    startedAt: at,
    submittedAt: at,
    isLeft: false,
    isHostTold: false,
    endStatus: undefined,
  };
}

/** A transaction that waits for more fields keeps waiting when they were refused; without a transaction, back to idle. */
function backToForm(attempt: AttemptRecord): AttemptRecord | undefined {
  return attempt.transactionId == null ? undefined : { ...attempt, step: 'needsFields' };
}

function from(steps: readonly AttemptStep[], attempt: AttemptRecord, change: Partial<AttemptRecord>): AttemptRecord {
  return steps.includes(attempt.step) ? { ...attempt, ...change } : attempt;
}
