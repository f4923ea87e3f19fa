import { injectable } from 'tsyringe';
import type { PaymentFormValues } from './field-key';

/**
 * What was typed for the last payment, so that a refused payment can be tried again without retyping. Held in memory
 * only, until the next payment: never stored, logged or monitored.
 */
@injectable()
export class KeptInput {
  private last: { methodName: string; values: PaymentFormValues } | undefined;
  private isOffered = false;
  /** The form that was opened last; `typed` returns its current values. */
  private form: { methodName: string; typed: () => PaymentFormValues } | undefined;

  keep(methodName: string, values: PaymentFormValues): void {
    this.last = { methodName, values };
    this.isOffered = false;
  }

  /** Prefills the next form of this method with the kept values. */
  offer(methodName: string): void {
    this.isOffered = this.last?.methodName === methodName;
  }

  /** Called when a lock closes the form's page: the method's next form is prefilled with all that was typed. */
  offerTyped(methodName: string): void {
    if (this.form?.methodName !== methodName) return;
    this.keep(methodName, this.form.typed());
    this.offer(methodName);
  }

  take(methodName: string, typed: () => PaymentFormValues = () => ({})): PaymentFormValues | undefined {
    const { last, isOffered } = this;
    this.form = { methodName, typed };
    this.isOffered = false;
    return isOffered && last?.methodName === methodName ? last.values : undefined;
  }

  /** Called when the payment has succeeded or the player has gone on. */
  forget(): void {
    this.last = undefined;
    this.form = undefined;
    this.isOffered = false;
  }
}
