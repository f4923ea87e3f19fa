import type { PaymentMethod } from '../../contract/method';
import type { SavedAccount } from '../../contract/standing';
import type { Locale } from '../../core/locale/locale';

type Account = Pick<SavedAccount, 'label'> & Partial<SavedAccount>;

/** No more of a name than the contract takes, and no half of a character: a gateway may refuse that as text. */
export const takenName = (typed: string): string => typed.slice(0, 40).replace(/[\uD800-\uDBFF]$/, '');

/** Its name, or what the gateway calls it. */
export const nameOf = ({ name, label }: Account): string => name?.trim() || label;

/** What it is called; the network of an address stands beside it. */
export function accountWords(account: Account, method: PaymentMethod | undefined, locale: Pick<Locale, 'text'>) {
  const label = nameOf(account);
  const hint = [label === account.label ? undefined : account.label, networkWords(account, method, locale)]
    .filter(Boolean)
    .join(' · ');
  return { label, ...(hint && { hint }) };
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
