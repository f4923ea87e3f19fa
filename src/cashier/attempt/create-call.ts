import type { AppError } from '../../core/errors/app-error';
import type { AttemptIntent, AttemptRecord } from './attempt-record';

/** What a definite reply means. */
export type Verdict =
  | {
      kind: 'created';
      transactionId: string | undefined;
      /** The host is notified later, by `tellHost`: for a withdrawal that must be confirmed first. */
      isHostToldLater?: boolean;
    }
  | { kind: 'fieldsRequired'; transactionId: string | undefined }
  /** A reply that is no error but created nothing, e.g. a blocked withdrawal. */
  | { kind: 'refused' };

/** One create request, whatever its type: deposit, prepare, peer-to-peer, withdrawal. */
export interface CreateCall<R> {
  intent: AttemptIntent;
  /** Sends the request once, with `key` as its messageId and the same data each time. */
  send(key: string): Promise<R>;
  judge(reply: R): Verdict;
  /** Called when the reply was lost; from then on the run finds out the outcome. */
  onChecking?(): void;
  /**
   * Called once, before the host is notified and before `create` resolves: opens the payment page. Must not throw.
   * `attempt` is the one that was answered; its amount may differ from what the player has typed since.
   */
  onCreated?(reply: R, attempt: AttemptRecord): void;
}

/**
 * notSent and refused are definite. retry: ask again with the same key, at the next connect or after a pause.
 * leaveOpen: asking again now would bring the same, so the error is shown to the player, and the next submit asks
 * again.
 */
export type FailureKind = 'notSent' | 'refused' | 'retry' | 'leaveOpen';

/** `isChecking`: an earlier try of the same create may have been carried out. */
export function failureKind(error: AppError, isChecking: boolean): FailureKind {
  const { status, outcomeUnknown } = error;
  const isTransport = error.code === 'socket.networkError' || error.code === 'socket.timeout';
  if (outcomeUnknown) return isTransport ? 'retry' : 'leaveOpen';
  if (isTransport) return isChecking ? 'retry' : 'notSent';
  if (isTrouble(status)) return 'retry';
  return isChecking && isNotLookedAt(status) ? 'leaveOpen' : 'refused';
}

/** Whether the gateway is in trouble: then it may have carried the create out all the same (contract 5). */
function isTrouble(status: number | undefined): boolean {
  return status !== undefined && status >= 500 && status <= 600;
}

/** Whether the gateway refused to look at a second try at all, which says nothing about the first one. */
function isNotLookedAt(status: number | undefined): boolean {
  return status === 401 || status === 429;
}
