import type { InjectionToken } from 'tsyringe';
import type { FieldValues } from '../../contract/deposit';
import type { MethodField, PaymentMethod } from '../../contract/method';

export interface DepositInput {
  /** Major units. */
  amount: number;
  /** The fields' values, without the wallet. */
  fields: FieldValues;
  wallet?: string | undefined;
}

export interface DepositFormContext {
  currency: string;
  country: string;
  snippet?: number | undefined;
}

/** What a deposit uses of the payment form (cashier/form): amount and fields of one method. */
export interface DepositForm {
  setMethod(method: PaymentMethod, context: DepositFormContext): void;
  appendFields(fields: readonly MethodField[]): void;
  /** Shows all errors. Returns the key of the first invalid field. */
  showErrors(): string | undefined;
  /** Returns undefined while anything is invalid. */
  read(): DepositInput | undefined;
  reset(): void;
  dispose(): void;
}
export const DepositForm: InjectionToken<DepositForm> = Symbol('DepositForm');
