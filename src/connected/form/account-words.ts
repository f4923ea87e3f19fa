import type { PaymentMethod } from '../../contract/method';
import type { SavedAccount } from '../../contract/standing';
import type { Locale } from '../../core/locale/locale';

type Account = Pick<SavedAccount, 'label'> & Partial<SavedAccount>;

/** Its name, or what the gateway calls it; the network of an address stands beside it. */
export function accountWords(account: Account, method: PaymentMethod | undefined, locale: Pick<Locale, 'text'>) {
  const { label, name } = account;
  const hint = [name ? label : undefined, networkWords(account, method, locale)].filter(Boolean).join(' · ');
  return { label: name || label, ...(hint && { hint }) };
}

/** As the form's own choice of networks calls it; one that it does not have by the gateway's name. */
export function networkWords(
  { network }: Account,
  method: PaymentMethod | undefined,
  { text }: Pick<Locale, 'text'>,
): string | undefined {
  const choices = method?.fields.filter(({ type }) => type === 'networks').flatMap(({ values }) => values ?? []);
  const words = choices?.find(({ value }) => value === network)?.text;
  return (typeof words === 'string' ? words : text(words)) || (network ?? undefined);
}
