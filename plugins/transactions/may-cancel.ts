import type { Settings } from '@/contract/settings';

/** True if the rules of the player's country allow cancelling a withdrawal. `country`: ISO 3166-1, in any case. */
export function mayCancel({ withdrawalCancel: rules }: Pick<Settings, 'withdrawalCancel'>, country: string): boolean {
  return (rules[country.toUpperCase()] ?? rules.default) !== 'forbidden';
}
