import type { PaymentMethod } from '../../contract/method';

export interface MethodFilter {
  /** Display types that may be listed. */
  cardViewTypes: readonly number[];
  /** The player's currency; '' when the host did not tell, then no currency is refused. */
  currency: string;
}

/** A method without a currency list takes any currency: the gateway has already filtered by the player's region. */
export function filterMethods(methods: readonly PaymentMethod[], filter: MethodFilter): PaymentMethod[] {
  return methods.filter(
    (method) =>
      filter.cardViewTypes.includes(method.cardViewType) &&
      (filter.currency === '' || method.currency.length === 0 || method.currency.includes(filter.currency)),
  );
}
