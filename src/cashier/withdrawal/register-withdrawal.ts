import { instanceCachingFactory, type DependencyContainer } from 'tsyringe';
import { formOf } from '../form/form-of';
import type { PaymentForm } from '../form/payment-form';
import type { PaymentFormTerms } from '../form/payment-form-terms';
import { registerSubmission } from '../submission/register-submission';
import { WithdrawalChoice } from './withdrawal-choice';
import { WithdrawalStore } from './withdrawal-store';
import { WithdrawalCreate } from './withdrawal-create';
import { WithdrawalForm } from './withdrawal-form';
import { WithdrawalRequests } from './withdrawal-requests';
import { WithdrawalTerms } from './withdrawal-terms';

/** The payment form under the terms of a withdrawal: balance and fee. Plugins call it to add terms of their own. */
export function makeWithdrawalForm(scope: DependencyContainer, more: PaymentFormTerms = {}): PaymentForm {
  const terms = scope.resolve(WithdrawalTerms);
  return formOf(scope, { amountProblem: terms.problemOf, ...more });
}

/** Registers one withdrawal, with its form, in a plugin's scope. The store disposes the form. */
export function registerWithdrawal(scope: DependencyContainer): void {
  registerSubmission(scope);
  scope.registerSingleton(WithdrawalTerms);
  scope.register(WithdrawalForm, { useFactory: instanceCachingFactory((container) => makeWithdrawalForm(container)) });
  scope.registerSingleton(WithdrawalChoice);
  scope.registerSingleton(WithdrawalRequests);
  scope.registerSingleton(WithdrawalCreate);
  scope.registerSingleton(WithdrawalStore);
}
