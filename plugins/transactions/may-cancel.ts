import type { Settings } from '@/contract/settings';

/** Whether the rules of the player's country let a withdrawal be taken back. `country`: ISO 3166-1, in any case. */
export function mayCancel({ withdrawalCancel: rules }: Pick<Settings, 'withdrawalCancel'>, country: string): boolean {
  return (rules[country.toUpperCase()] ?? rules.default) !== 'forbidden';
}
