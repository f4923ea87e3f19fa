import type { PaymentMethod } from '../../contract/method';
import type { Flow } from '../../contract/primitives';
import type { Settings } from '../../contract/settings';
import type { Registry } from '../../kernel/registry-token';
import { filterMethods } from './method-filter';

interface ListedFor {
  flow: Flow;
  currency: string;
  settings: Pick<Settings, 'allowedCardViewTypes'>;
  registry: Pick<Registry, 'handledCardViewTypes'>;
}

/** The methods that a player is offered: those of an allowed display type that take the player's currency. */
export function listedMethods(
  methods: readonly PaymentMethod[],
  { flow, currency, settings, registry }: ListedFor,
): PaymentMethod[] {
  const cardViewTypes = settings.allowedCardViewTypes ?? registry.handledCardViewTypes(flow);
  return filterMethods(methods, { cardViewTypes, currency });
}
