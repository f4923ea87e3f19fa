import type { InjectionToken } from 'tsyringe';
import type { PaymentForm } from '../form/payment-form';

/** The payment form of a withdrawal. A token of its own, because the same scope may hold a deposit's form. */
export const WithdrawalForm: InjectionToken<PaymentForm> = Symbol('WithdrawalForm');
