import type { InjectionToken } from 'tsyringe';
import type { AttemptRecord } from '../attempt/attempt-record';

/** Leads the player back to a payment; `cashier/return` does it. */
export interface ReturnToPayment {
  /** Goes to the page of an attempt that was left. Never rejects. */
  reopen(attempt: AttemptRecord): Promise<void>;
  /** The page of the transaction that a create with a lost reply has made; undefined when none was found. */
  pageOfLost(attempt: AttemptRecord, signal: AbortSignal): Promise<string | undefined>;
}
export const ReturnToPayment: InjectionToken<ReturnToPayment> = Symbol('ReturnToPayment');
