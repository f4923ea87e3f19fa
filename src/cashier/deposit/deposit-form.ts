import type { InjectionToken } from 'tsyringe';
import type { PaymentFormContext } from '../form/method-terms';
import type { PaymentForm } from '../form/payment-form';
import type { PaymentInput } from '../form/read-form';

export type DepositInput = Omit<PaymentInput, 'amountText'>;
export type DepositFormContext = PaymentFormContext;

/** What a deposit uses of the payment form (cashier/form): amount and fields of one method. */
export interface DepositForm extends Pick<
  PaymentForm,
  'setMethod' | 'appendFields' | 'showErrors' | 'reset' | 'dispose'
> {
  /** Returns undefined while anything is invalid. */
  read(): DepositInput | undefined;
}
export const DepositForm: InjectionToken<DepositForm> = Symbol('DepositForm');
