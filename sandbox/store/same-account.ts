/** An international bank account number (ISO 13616), whose case says nothing. */
const IBAN = /^[a-z]{2}\d{2}[a-z\d]{11,30}$/i;

/** Makes one text of all in which an account can be typed: without spaces, in lower case for an IBAN or an address with an `@`. */
export function sameAccount(typed: string): string {
  const text = typed.replaceAll(/\s/g, '');
  return IBAN.test(text) || text.includes('@') ? text.toLowerCase() : text;
}

/**
 * What tells one account from another: what the player typed, however it was typed, and network and wallet. A card has
 * only its label: its provider keeps the number.
 */
export function identityOf({
  fields,
  network,
  wallet,
  label,
}: {
  fields?: Record<string, string> | null | undefined;
  network?: string | null | undefined;
  wallet?: string | null | undefined;
  label: string;
}): string {
  const typed = Object.entries(fields ?? {})
    .filter(([name]) => name !== 'amount')
    .map(([name, value]) => [name, sameAccount(value)] as const)
    .filter(([, value]) => value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const isNamed = typed.length > 0 || Boolean(wallet);
  return JSON.stringify([typed, network ?? '', sameAccount(wallet ?? ''), isNamed ? '' : label]);
}
