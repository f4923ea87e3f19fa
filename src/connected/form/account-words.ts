import type { PaymentMethod } from '../../contract/method';
import type { SavedAccount } from '../../contract/standing';
import type { Locale } from '../../core/locale/locale';

type Account = Pick<SavedAccount, 'label'> & Partial<SavedAccount>;

/** A typed name, cut to the 40 characters of contract 6 without splitting one: a gateway may refuse half a character. */
export const takenName = (typed: string): string => typed.slice(0, 40).replace(/[\uD800-\uDBFF]$/, '');

/** The account's own name or, without one, the gateway's label; its id where both are blank: a choice needs a name. */
export const nameOf = ({ name, label, id }: Account): string => name?.trim() || label.trim() || (id ?? '');

/** The account's name. Hint: the label, if the name is shown, and an address's network. */
export function accountWords(account: Account, method: PaymentMethod | undefined, locale: Pick<Locale, 'text'>) {
  const label = nameOf(account);
  const given = account.label.trim();
  const hint = [label === given ? undefined : given, networkWords(account, method, locale)].filter(Boolean).join(' · ');
  return { label, ...(hint && { hint }) };
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
