import type { Locale } from '../../core/locale/locale';
import type { Clock, Random } from '../../core/time/time';
import type { PaymentFormValues } from './field-key';
import type { PaymentFormTerms } from './payment-form-terms';

export interface PaymentFormDeps extends PaymentFormTerms {
  locale: Locale;
  clock: Clock;
  random: Random;
  /** Whether the suggested amount is drawn near the snippet (spec 5); otherwise it is the snippet itself. */
  isSuggestionRandom?: boolean;
  /** Returns, once, the amount in major units that the host has named for the method. It replaces the suggested amount. */
  wishedAmount?: (methodName: string) => number | undefined;
  /** Offered in place of the usual quick amounts, in major units. */
  quickAmounts?: readonly number[] | undefined;
  /** `take` returns what was typed for the method before and is to be tried again; `keep` saves what is sent for that purpose. */
  kept?: {
    take(methodName: string, typed: () => PaymentFormValues): PaymentFormValues | undefined;
    keep(methodName: string, values: PaymentFormValues): void;
  };
  /** Receives patterns and amount rules that the gateway got wrong; never what the player typed. */
  report?: (error: unknown) => void;
}
