import { instanceCachingFactory, type DependencyContainer, type InjectionToken } from 'tsyringe';
import { makePaymentForm, type PaymentFormTerms } from '../deposit/register-deposit';
import type { PaymentForm } from '../form/payment-form';
import { MobxWithdrawalStore } from './mobx-withdrawal-store';
import { CashierWithdrawalCreate, WithdrawalCreate } from './withdrawal-create';
import { WithdrawalForm } from './withdrawal-form';
import { CashierWithdrawalRequests, WithdrawalRequests } from './withdrawal-requests';
import { WithdrawalStore } from './withdrawal-store';
import { MobxWithdrawalTerms, WithdrawalTerms } from './withdrawal-terms';

/** A withdrawal whose form is the payment form; screens see it as such. */
export type PaymentWithdrawalStore = WithdrawalStore<PaymentForm>;
export const PaymentWithdrawalStore = WithdrawalStore as InjectionToken<PaymentWithdrawalStore>;

/** The payment form under the terms of a withdrawal: balance and fee. For a plugin whose form adds terms of its own. */
export function makeWithdrawalForm(scope: DependencyContainer, more: PaymentFormTerms = {}): PaymentForm {
  const terms = scope.resolve(WithdrawalTerms);
  return makePaymentForm(scope, { amountProblem: terms.problemOf, ...more });
}

/** One withdrawal, with its form, in a plugin's scope. The store disposes the form. */
export function registerWithdrawal(scope: DependencyContainer): void {
  scope.registerSingleton(WithdrawalTerms, MobxWithdrawalTerms);
  scope.register(WithdrawalForm, { useFactory: instanceCachingFactory((container) => makeWithdrawalForm(container)) });
  scope.registerSingleton(WithdrawalRequests, CashierWithdrawalRequests);
  scope.registerSingleton(WithdrawalCreate, CashierWithdrawalCreate);
  scope.registerSingleton(WithdrawalStore, MobxWithdrawalStore);
}
