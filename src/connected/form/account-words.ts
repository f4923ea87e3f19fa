import type { SavedAccount } from '../../contract/standing';

/** Its name, or what the gateway calls it; the network of an address stands beside it. */
export function accountWords({ label, name, network }: Pick<SavedAccount, 'label'> & Partial<SavedAccount>) {
  const hint = [name ? label : undefined, network ?? undefined].filter(Boolean).join(' · ');
  return { label: name || label, ...(hint && { hint }) };
}
