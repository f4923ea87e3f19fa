import type { InjectionToken } from 'tsyringe';
import type { DepositForm } from '../deposit/deposit-form';
import type { PaymentInput } from '../form/read-form';

/** What a withdrawal needs of the payment form (cashier/form): a deposit's form, and the server's word on a field. */
export interface WithdrawalForm extends Omit<DepositForm, 'read'> {
  /** Undefined while anything is invalid. */
  read(): PaymentInput | undefined;
  /** Messages by field name; returns those that found no field. */
  setFieldErrors(errors: Readonly<Record<string, string>>): string[];
}
export const WithdrawalForm: InjectionToken<WithdrawalForm> = Symbol('WithdrawalForm');
