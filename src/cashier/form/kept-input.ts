import { injectable } from 'tsyringe';
import type { PaymentFormValues } from './field-key';

/**
 * What was typed for the last payment, so that one that was refused can be tried again without typing. In memory only, and
 * only until the next payment: never stored, logged or monitored.
 */
@injectable()
export class KeptInput {
  private last: { methodName: string; values: PaymentFormValues } | undefined;
  private isOffered = false;

  keep(methodName: string, values: PaymentFormValues): void {
    this.last = { methodName, values };
    this.isOffered = false;
  }

  /** The next form of this method begins with it. */
  offer(methodName: string): void {
    this.isOffered = this.last?.methodName === methodName;
  }

  take(methodName: string): PaymentFormValues | undefined {
    const { last, isOffered } = this;
    this.isOffered = false;
    return isOffered && last?.methodName === methodName ? last.values : undefined;
  }

  /** The payment has succeeded, or the player has gone on. */
  forget(): void {
    this.last = undefined;
    this.isOffered = false;
  }
}
