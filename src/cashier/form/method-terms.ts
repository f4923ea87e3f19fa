import Big from 'big.js';
import type { PaymentMethod } from '../../contract/method';
import type { Locale } from '../../core/locale/locale';
import type { Random } from '../../core/time/time';
import { amountInputText } from '../amount/amount-input-text';
import { formatAmount } from '../amount/format-amount';
import { fitsLimits } from '../amount/limit-problem';
import { areDisabled, DEFAULT_LIMITS, limitsFor, type AmountLimits } from '../amount/limits';
import { quickAmounts } from '../amount/quick-amounts';
import type { PaymentFormDeps } from './payment-form-deps';
import { randomSuggestedAmount, suggestedAmount } from '../amount/suggested-amount';

const QUICK_AMOUNTS = 4;

/** For which player's currency and country a method is used. */
export interface PaymentFormContext {
  /** ISO 4217 or a crypto code. */
  currency: string;
  /** Lower-case ISO 3166-1 alpha-2. */
  country: string;
  /** The method's suggested amount, major units. */
  snippet?: number | undefined;
}

/** What a form is about: a method and its context, both fixed. */
export interface MethodTerms {
  readonly method: PaymentMethod;
  readonly context: PaymentFormContext;
}

/** `value` goes into the form as the amount, `label` on the button. */
export interface QuickAmount {
  value: string;
  label: string;
}

/** `own`: in place of the usual ones, as far as they are within the limits. */
export function quickAmountChoices(
  limits: AmountLimits,
  currency: string,
  locale: Pick<Locale, 'tag'>,
  own?: readonly number[],
): QuickAmount[] {
  const fitting = own?.filter((amount) => fitsLimits(new Big(amount), limits)).slice(0, QUICK_AMOUNTS);
  return (fitting ?? quickAmounts(limits, QUICK_AMOUNTS)).map((amount) => ({
    value: amountInputText(amount, currency),
    label: formatAmount(amount, currency, locale.tag),
  }));
}

/** The suggested amount as the input holds it; empty when there is none. With `random` it is drawn near the snippet (spec 5). */
export function suggestedText(context: PaymentFormContext, limits: AmountLimits, random?: Random): string {
  const { snippet, currency } = context;
  const amount = random
    ? randomSuggestedAmount(snippet, limits, currency, random)
    : suggestedAmount(snippet, limits, currency);
  return amount ? amountInputText(amount, currency) : '';
}

type FirstAmountDeps = Pick<PaymentFormDeps, 'random' | 'isSuggestionRandom' | 'wishedAmount'>;

/** The amount that a form starts with: the one that the host has named, kept inside the limits, or else the suggested one. */
export function firstAmount({ method, context }: MethodTerms, limits: AmountLimits, deps: FirstAmountDeps): string {
  const snippet = deps.wishedAmount?.(method.name);
  if (snippet !== undefined) return suggestedText({ ...context, snippet }, limits);
  return suggestedText(context, limits, deps.isSuggestionRandom ? deps.random : undefined);
}

/** The method's limits; the default range without a method (spec 5). */
export function limitsOf(terms: MethodTerms | undefined): AmountLimits {
  if (!terms) return DEFAULT_LIMITS;
  const { method, context } = terms;
  return limitsFor(method.amount_rules, context.currency, context.country);
}

/** `From ₹100 to ₹50,000`; empty when the amount is not limited. */
export function limitsText(limits: AmountLimits, currency: string, locale: Pick<Locale, 't' | 'tag'>): string {
  if (areDisabled(limits)) return '';
  const show = (amount: number) => formatAmount(amount, currency, locale.tag);
  if (limits.min === 0) return locale.t('amount.max', { amount: show(limits.max) });
  return locale.t('amount.limits', { min: show(limits.min), max: show(limits.max) });
}
