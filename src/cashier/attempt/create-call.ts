import { isNoOutcome } from '../../contract/status';
import { AppError } from '../../core/errors/app-error';
import type { AttemptIntent, AttemptRecord } from './attempt-record';

/** What a definite reply means. */
export type Verdict =
  | {
      kind: 'created';
      transactionId: string | undefined;
      /** The host is notified later, by `tellHost`: for a withdrawal that must be confirmed first. */
      isHostToldLater?: boolean;
    }
  | { kind: 'fieldsRequired'; transactionId: string | undefined; names: readonly string[] }
  /** A reply that is no error but created nothing, e.g. a blocked withdrawal. */
  | { kind: 'refused' };

export const namesOf = (fields: readonly { name: string }[] | null | undefined): string[] =>
  (fields ?? []).map(({ name }) => name);

/** One create request, whatever its type: deposit, prepare, peer-to-peer, withdrawal. */
export interface CreateCall<R> {
  /** What the player has confirmed (`Wishes.of`). */
  intent: AttemptIntent;
  /**
   * Sends the request once, with `key` as its messageId and the same data each time. `begun`: id of the transaction that
   * it continues, for which the gateway has asked for more fields.
   */
  send(key: string, begun: string | undefined): Promise<R>;
  judge(reply: R): Verdict;
  /** Called when the reply was lost; from then on the run finds out the outcome. */
  onChecking?(): void;
}

/** The definite outcome of a create. */
export interface Created<R> {
  reply: R;
  verdict: Verdict;
  /** What was made; its amount may differ from what the player has typed since. Undefined when a later press of the same wish has it. */
  attempt: AttemptRecord | undefined;
}

/**
 * notSent and refused are definite. retry: ask again with the same key, at the next connect or after a pause.
 * leaveOpen: asking again now would bring the same; the attempt keeps its key, and its outcome is looked for elsewhere.
 */
export type FailureKind = 'notSent' | 'refused' | 'retry' | 'leaveOpen';

/**
 * `isRepeat`: the create was sent before, and may have been carried out. Only a first sending can be refused: gateways,
 * proxies and firewalls answer repeats with 4xx although the first one was carried out (contract 5).
 */
export function failureKind(error: AppError, isRepeat: boolean): FailureKind {
  const { status, outcomeUnknown } = error;
  const isTransport = error.code === 'socket.networkError' || error.code === 'socket.timeout';
  if (outcomeUnknown) return isTransport ? 'retry' : 'leaveOpen';
  if (isTransport) return isRepeat ? 'retry' : 'notSent';
  if (isNoOutcome(status)) return 'retry';
  return isRepeat ? 'leaveOpen' : 'refused';
}

const UNRESOLVED = 'attempt.unresolved';

/** The outcome of a create is still open, and sending it once more now would not tell it. */
export const unresolved = (cause: AppError): AppError =>
  new AppError('The outcome of the payment is not known', { code: UNRESOLVED, outcomeUnknown: true, cause });

export const isUnresolved = (error: unknown): boolean => error instanceof AppError && error.code === UNRESOLVED;
