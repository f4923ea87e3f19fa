import type { InjectionToken } from 'tsyringe';
import type { PaymentMethod } from '../../contract/method';
import type { WithdrawalAccount } from '../../contract/withdrawal';
import type { SubmitOptions, SubmitResult } from '../deposit/deposit-store';
import type { WithdrawalForm } from './withdrawal-form';

/** What is sent, in major units as exact decimal text. */
export interface WithdrawalSummary {
  amount: string;
  /** Absent when the gateway tells none. */
  fee: string | undefined;
  /** The amount without the fee. */
  arrives: string;
  currency: string;
  /** From where it is taken; undefined while the player has but one account. */
  account: WithdrawalAccount | undefined;
}

/** The withdrawal of one method: form, review, create (spec 4, "Withdrawal"). One per plugin scope. Observable. */
export interface WithdrawalStore<Form extends WithdrawalForm = WithdrawalForm> {
  readonly form: Form;
  readonly method: PaymentMethod | undefined;
  /** The player looks at what will be sent. */
  readonly isReviewing: boolean;
  /** Of the amount under review. */
  readonly summary: WithdrawalSummary | undefined;
  /** Fee of the amount under review; decimal text in major units. */
  readonly fee: string | undefined;
  /** From the tap until the next page is shown or the player may try again. */
  readonly isSubmitting: boolean;
  /** The reply was lost: the outcome is being found out. Never shown as a failure. */
  readonly isChecking: boolean;
  /** What the notification said, for the screen to keep. */
  readonly error: string | undefined;
  /** The gateway blocks this player's withdrawals: what the notification said. The flow stops here. */
  readonly notice: string | undefined;
  /** The screen was opened: fields and suggested amount of the current method. */
  open(): void;
  /** Validates. False: the form shows what is wrong. */
  review(): boolean;
  /** Back to the form, with all that is typed. */
  edit(): void;
  /**
   * Sends it. While one runs the same promise is returned. Never rejects. `wantsWindow: false` leaves a source as a button
   * on the next page; otherwise it is opened as soon as the reply has come, where the browser allows it.
   */
  submit(options?: SubmitOptions): Promise<SubmitResult>;
  reset(): void;
  dispose(): void;
}
export const WithdrawalStore: InjectionToken<WithdrawalStore> = Symbol('WithdrawalStore');
