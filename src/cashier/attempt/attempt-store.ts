import type { InjectionToken } from 'tsyringe';
import type { Flow } from '../../contract/primitives';
import type { AttemptIntent, AttemptRecord, AttemptStep } from './attempt-record';
import type { CreateCall } from './create-call';

/**
 * Milliseconds for which an attempt whose outcome is unknown keeps its key. After a reload its data is gone (it is never
 * stored), so the first answer can only be had by a create of the same method, amount and currency: that one takes the
 * old key. Any other create is another intent and gets a new one. Later than this the same amount again is taken for a
 * new wish, not for a second try.
 */
export const ATTEMPT_KEY_LIFE_MS = 15 * 60_000;

/**
 * The player's attempts to pay and to cash out, the latest of each flow. A second tap, Enter, a refresh or a reconnect
 * never makes a second transaction; a lost reply means still checking, never failed. Observable.
 */
export interface AttemptStore {
  /** Undefined: nothing is under way. */
  stepOf(flow: Flow): AttemptStep | undefined;
  /** The latest attempt of the flow, also before a reload. */
  latest(flow: Flow): AttemptRecord | undefined;
  /** For the next create: the transaction for which the gateway asked more fields of this method. */
  idToContinue(flow: Flow, methodName: string): string | undefined;
  /** The latest transaction that was created, also before a reload. */
  readonly lastCreated: AttemptRecord | undefined;
  /**
   * Resolves or rejects only with a definite outcome (`AppError`), except for an unreadable answer, which rejects with
   * `outcomeUnknown` and leaves the attempt checking. While the outcome of an earlier create of the same method is not
   * known, returns that one's: an edited amount is not sent before it is settled. A create of another method waits for it.
   * Tells the host of the transaction and follows its status.
   */
  create<R>(call: CreateCall<R>): Promise<R>;
  /** The latest create of the flow has got no answer yet and is being sent again and again by this page. */
  isAsking(flow: Flow): boolean;
  /** The same intent again would be a second try of the latest create, whose outcome is unknown: with its key. */
  isKeptKey(flow: Flow): boolean;
  /** Asks at once what became of it, where it only waits for its next turn. */
  askAgain(flow: Flow): void;
  /**
   * The player goes on knowingly although the outcome of the latest create is unknown: the next one is a new wish with a
   * key of its own. The first is asked on for as long as the page lives, and the host told if it was made.
   */
  letGo(flow: Flow): void;
  /**
   * The transaction of an attempt whose outcome was not known has been found by asking for it: the attempt is settled as
   * created and the host told, or told later by `tellHost`. Changes nothing when no such attempt of this intent waits.
   */
  settle(intent: AttemptIntent, transactionId: string, options?: { isHostToldLater: boolean }): void;
  /**
   * A transaction that this tab did not make, or has forgotten, becomes the flow's latest attempt: the player goes on with
   * it. Undefined, and nothing is changed, while the outcome of a create is not known. `isHostTold`, true by default:
   * whoever made it has told the host.
   */
  adopt(intent: AttemptIntent, transactionId: string, options?: { isHostTold: boolean }): AttemptRecord | undefined;
  /** Drops the latest attempt of the flow when this is its transaction: the gateway has none such of this player. */
  forget(flow: Flow, transactionId: string): void;
  /** Sends onCreateTransaction unless it has been sent for this attempt. Each end state follows in onTransactionStatus. */
  tellHost(flow: Flow): void;
  reset(): void;
  dispose(): void;
}
export const AttemptStore: InjectionToken<AttemptStore> = Symbol('AttemptStore');
