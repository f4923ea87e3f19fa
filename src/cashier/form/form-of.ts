import type { DependencyContainer } from 'tsyringe';
import { QUICK_AMOUNTS } from '../../contract/experiments';
import { Experiments } from '../../core/analytics/experiments';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Locale } from '../../core/locale/locale';
import { Settings } from '../../core/settings/settings';
import { Clock, Random } from '../../core/time/time';
import { WishedAmount } from '../amount/wished-amount';
import { KeptInput } from './kept-input';
import { LatestForm } from './latest-form';
import { PaymentForm } from './payment-form';
import type { PaymentFormTerms } from './payment-form-terms';

/** The payment form of a plugin's scope, under these terms. Each flow has terms of its own (register-deposit, register-withdrawal). */
export function formOf(scope: DependencyContainer, terms: PaymentFormTerms): PaymentForm {
  const quickAmounts = scope.resolve(Experiments).of(QUICK_AMOUNTS);
  return scope.resolve(LatestForm).made(
    new PaymentForm({
      ...terms,
      locale: scope.resolve(Locale),
      clock: scope.resolve(Clock),
      random: scope.resolve(Random),
      isSuggestionRandom: scope.resolve(Settings).suggestedAmount === 'random',
      wishedAmount: (methodName) => scope.resolve(WishedAmount).take(methodName) ?? terms.namedAmount?.(),
      quickAmounts: quickAmounts === 'presets' ? undefined : quickAmounts,
      kept: scope.resolve(KeptInput),
      report: (error) => scope.resolve(ErrorHandler).report(error),
    }),
  );
}
