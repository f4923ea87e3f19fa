import type { PaymentMethod } from '../../contract/method';
import type { SavedAccount } from '../../contract/standing';
import type { Locale } from '../../core/locale/locale';

type Account = Pick<SavedAccount, 'label'> & Partial<SavedAccount>;

/**
 * The account's own name or, without one, the gateway's label. Hint: the label, if the name is shown, and an address's
 * network.
 */
export function accountWords(account: Account, method: PaymentMethod | undefined, locale: Pick<Locale, 'text'>) {
  const { label, name } = account;
  const hint = [name ? label : undefined, networkWords(account, method, locale)].filter(Boolean).join(' · ');
  return { label: name || label, ...(hint && { hint }) };
}

/** The network's text in the form's choice of networks; a network that is not in it keeps the gateway's name. */
export function networkWords(
  { network }: Account,
  method: PaymentMethod | undefined,
  { text }: Pick<Locale, 'text'>,
): string | undefined {
  const choices = method?.fields.filter(({ type }) => type === 'networks').flatMap(({ values }) => values ?? []);
  const words = choices?.find(({ value }) => value === network)?.text;
  return (typeof words === 'string' ? words : text(words)) || (network ?? undefined);
}
