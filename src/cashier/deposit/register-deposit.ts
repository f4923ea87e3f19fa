import { instanceCachingFactory, type DependencyContainer } from 'tsyringe';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Locale } from '../../core/locale/locale';
import { Settings } from '../../core/settings/settings';
import { Clock, Random } from '../../core/time/time';
import { WishedAmount } from '../amount/wished-amount';
import { KeptInput } from '../form/kept-input';
import { LatestForm } from '../form/latest-form';
import { PaymentForm } from '../form/payment-form';
import type { PaymentFormTerms } from '../form/payment-form-terms';
import { DepositLimits } from '../standing/deposit-limits';
import { registerSubmission } from '../submission/register-submission';
import { DepositForm } from './deposit-form';
import { DepositRequests } from './deposit-requests';
import { DepositStore } from './deposit-store';

/** The payment form, by default under the terms of a deposit: the player's own limits. Plugins call it to add terms of their own. */
export function makePaymentForm(container: DependencyContainer, terms: PaymentFormTerms = {}): PaymentForm {
  return container.resolve(LatestForm).made(
    new PaymentForm({
      amountProblem: container.resolve(DepositLimits).problemOf,
      ...terms,
      locale: container.resolve(Locale),
      clock: container.resolve(Clock),
      random: container.resolve(Random),
      isSuggestionRandom: container.resolve(Settings).suggestedAmount === 'random',
      wishedAmount: (methodName) => container.resolve(WishedAmount).take(methodName),
      kept: container.resolve(KeptInput),
      report: (error) => container.resolve(ErrorHandler).report(error),
    }),
  );
}

/** Registers one deposit, with its form, in a plugin's scope. The store disposes the form. */
export function registerDeposit(scope: DependencyContainer): void {
  scope.register(DepositForm, { useFactory: instanceCachingFactory((container) => makePaymentForm(container)) });
  registerSubmission(scope);
  scope.registerSingleton(DepositRequests);
  scope.registerSingleton(DepositStore);
}
