import type { PaymentMethod } from '../../contract/method';
import type { Flow } from '../../contract/primitives';
import type { Settings } from '../../contract/settings';
import type { Registry } from '../../kernel/registry-token';
import { isSameCurrency } from '../amount/of-currency';

interface ListedFor {
  flow: Flow;
  /** The player's currency. '' when the host sent none; then every currency is accepted. */
  currency: string;
  settings: Pick<Settings, 'allowedCardViewTypes'>;
  registry: Pick<Registry, 'handledCardViewTypes'>;
}

/** The methods that this cashier serves: those of an allowed display type that take the player's currency. */
export function listedMethods(
  methods: readonly PaymentMethod[],
  { flow, currency, settings, registry }: ListedFor,
): PaymentMethod[] {
  const cardViewTypes = settings.allowedCardViewTypes ?? registry.handledCardViewTypes(flow);
  return methods.filter((method) => cardViewTypes.includes(method.cardViewType) && takesCurrency(method, currency));
}

/** A method without a currency list accepts any currency, since the gateway has already filtered by the player's region. */
const takesCurrency = ({ currency: codes }: PaymentMethod, currency: string): boolean =>
  currency === '' || codes.every((code) => code === '') || codes.some((code) => isSameCurrency(code, currency));
