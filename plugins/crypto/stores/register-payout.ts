import { instanceCachingFactory, type DependencyContainer } from 'tsyringe';
import type { PaymentForm } from '@/cashier/form/payment-form';
import { MethodsStore } from '@/cashier/methods/methods-store';
import { PayoutChoice } from '@/cashier/withdrawal/payout-choice';
import { makeWithdrawalForm, registerWithdrawal } from '@/cashier/withdrawal/register-withdrawal';
import { WithdrawalForm } from '@/cashier/withdrawal/withdrawal-form';
import { WithdrawalTerms } from '@/cashier/withdrawal/withdrawal-terms';
import { Locale } from '@/core/locale/locale';
import { minimumProblem, payoutProblem, payoutValue, withoutPattern } from './payout-terms';

/** Registers withdrawals with their network's terms. The last registration of the form wins. */
export function registerPayout(scope: DependencyContainer): void {
  registerWithdrawal(scope);
  scope.registerSingleton(PayoutChoice);
  scope.register(WithdrawalForm, { useFactory: instanceCachingFactory(payoutForm) });
}

function payoutForm(container: DependencyContainer): PaymentForm {
  const locale = container.resolve(Locale);
  const methods = container.resolve(MethodsStore);
  const terms = container.resolve(WithdrawalTerms);
  const form: PaymentForm = makeWithdrawalForm(container, {
    completeField: (field) => withoutPattern(methods.currentMethod, field),
    readValue: ({ name }, value, values) => payoutValue(methods.currentMethod, name, value, values),
    fieldProblem: ({ name }, values) =>
      methods.currentMethod && payoutProblem(methods.currentMethod, name, values, locale),
    amountProblem: (amount) => {
      const { currentMethod } = methods;
      const problem = currentMethod && minimumProblem(currentMethod, amount, form.currency, form.wireValues, locale);
      return problem ?? terms.problemOf(amount);
    },
  });
  return form;
}
