import { instanceCachingFactory, type DependencyContainer } from 'tsyringe';
import { formOf } from '../form/form-of';
import type { PaymentForm } from '../form/payment-form';
import type { PaymentFormTerms } from '../form/payment-form-terms';
import { FirstAmount } from '../methods/first-amount';
import { DepositLimits } from '../standing/deposit-limits';
import { registerSubmission } from '../submission/register-submission';
import { DepositForm } from './deposit-form';
import { DepositRequests } from './deposit-requests';
import { DepositStore } from './deposit-store';

/** The payment form under the terms of a deposit: the player's own limits. Plugins call it to add terms of their own. */
export function makeDepositForm(scope: DependencyContainer, more: PaymentFormTerms = {}): PaymentForm {
  const first = scope.resolve(FirstAmount);
  return formOf(scope, {
    amountProblem: scope.resolve(DepositLimits).problemOf,
    namedAmount: () => first.amount,
    onAmount: first.takeOver,
    ...more,
  });
}

/** Registers one deposit, with its form, in a plugin's scope. The store disposes the form. */
export function registerDeposit(scope: DependencyContainer): void {
  scope.register(DepositForm, { useFactory: instanceCachingFactory((container) => makeDepositForm(container)) });
  registerSubmission(scope);
  scope.registerSingleton(DepositRequests);
  scope.registerSingleton(DepositStore);
}
