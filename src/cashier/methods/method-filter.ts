import type { PaymentMethod } from '../../contract/method';
import { isSameCurrency } from '../amount/of-currency';

export interface MethodFilter {
  /** Display types that may be listed. */
  cardViewTypes: readonly number[];
  /** The player's currency. '' when the host sent none; then every currency is accepted. */
  currency: string;
}

/** A method without a currency list accepts any currency, since the gateway has already filtered by the player's region. */
export function filterMethods(methods: readonly PaymentMethod[], filter: MethodFilter): PaymentMethod[] {
  const { cardViewTypes, currency } = filter;
  return methods.filter(
    (method) =>
      cardViewTypes.includes(method.cardViewType) &&
      (currency === '' ||
        method.currency.every((code) => code === '') ||
        method.currency.some((code) => isSameCurrency(code, currency))),
  );
}
