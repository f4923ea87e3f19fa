import { instanceCachingFactory, type DependencyContainer } from 'tsyringe';
import type { PaymentForm } from '@/cashier/form/payment-form';
import { MethodsStore } from '@/cashier/methods/methods-store';
import { registerGroupChoice } from '@/cashier/methods/group-choice';
import { WithdrawalStore } from '@/cashier/withdrawal/withdrawal-store';
import { makeWithdrawalForm, registerWithdrawal } from '@/cashier/withdrawal/register-withdrawal';
import { WithdrawalForm } from '@/cashier/withdrawal/withdrawal-form';
import { WithdrawalTerms } from '@/cashier/withdrawal/withdrawal-terms';
import { Locale } from '@/core/locale/locale';
import { Settings } from '@/core/settings/settings';
import { ServerClock } from '@/core/time/server-clock';
import { checks } from './load-checks';
import { isAddressField, knownNetworks, minimumProblem, payoutNetwork, withoutPattern } from './payout-terms';

/** Registers withdrawals with their network's terms. The last registration of the form wins. */
export function registerPayout(scope: DependencyContainer): void {
  registerWithdrawal(scope);
  registerGroupChoice(scope, WithdrawalStore, { isOfAnyGroup: true });
  scope.register(WithdrawalForm, { useFactory: instanceCachingFactory(payoutForm) });
}

function payoutForm(container: DependencyContainer): PaymentForm {
  const locale = container.resolve(Locale);
  const methods = container.resolve(MethodsStore);
  const terms = container.resolve(WithdrawalTerms);
  const settings = container.resolve<Settings>(Settings);
  const clock = container.resolve(ServerClock);
  const form: PaymentForm = makeWithdrawalForm(container, {
    completeField(field) {
      const offered = settings.unknownNetworks === 'hide' ? knownNetworks(field) : field;
      return withoutPattern(methods.currentMethod, offered);
    },
    readValue: ({ name }, value, values) =>
      checks.now()?.payoutValue(methods.currentMethod, name, value, values) ?? value,
    fieldProblem({ name }, values) {
      const { currentMethod } = methods;
      const loaded = checks.now();
      if (!currentMethod) return undefined;
      if (loaded) return loaded.payoutProblem(currentMethod, name, values, locale, clock.now());
      const isChecked = isAddressField(name) && payoutNetwork(currentMethod, values) !== undefined;
      return isChecked ? locale.t('crypto:payout.errors.loading') : undefined;
    },
    amountProblem: (amount) => {
      const { currentMethod } = methods;
      const problem = currentMethod && minimumProblem(currentMethod, amount, form.currency, form.wireValues, locale);
      return problem ?? terms.problemOf(amount);
    },
  });
  return form;
}
