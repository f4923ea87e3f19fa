import type { InjectionToken } from 'tsyringe';
import type { PaymentMethod } from '../../contract/method';
import type { DepositForm } from './deposit-form';

export type SubmitResult =
  /** The form shows what is wrong. */
  | 'invalid'
  /** The gateway asked for more fields, which are in the form now. */
  | 'needsFields'
  /** Created, or completed, and the next page is shown. */
  | 'done'
  /** `error` says why. */
  | 'failed'
  /** Another payment is under way, and the player did not want a second one. */
  | 'kept';

export interface SubmitOptions {
  /** Path of the page after the create when no page claims the reply. Default `/deposit/complete`. */
  nextPage?: string;
  /** A source opens in a window of its own (default). False: it becomes a "Continue" button. */
  wantsWindow?: boolean;
  /** A new code in place of one that can't be paid any more: the player has said already that it is on purpose. */
  isRenewal?: boolean;
}

/** The deposit of one method, from the form to the next page (spec 4, "Deposit"). One per plugin scope. Observable. */
export interface DepositStore<Form extends DepositForm = DepositForm> {
  readonly form: Form;
  readonly method: PaymentMethod | undefined;
  /** From the tap until the next page is shown or the player may try again. */
  readonly isSubmitting: boolean;
  /** The reply was lost: the outcome is being found out. Never shown as a failure. */
  readonly isChecking: boolean;
  /** What the notification said, for the screen to keep. */
  readonly error: string | undefined;
  /** The screen was opened: fields and suggested amount of the current method. */
  open(): void;
  /** Call it in the click itself. While one runs the same promise is returned. Never rejects. */
  submit(options?: SubmitOptions): Promise<SubmitResult>;
  /** Creates the deposit with an invoice and goes to its page. */
  prepare(options: { nextPage: string; isRenewal?: boolean }): Promise<SubmitResult>;
  /** Tells the gateway that the player has paid the current deposit, then shows the complete page. */
  complete(): Promise<SubmitResult>;
  reset(): void;
  dispose(): void;
}
export const DepositStore: InjectionToken<DepositStore> = Symbol('DepositStore');
