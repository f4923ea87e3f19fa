/** Codes are capitals (ISO 4217); gateways write small letters, too. */
export const isSameCurrency = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

/** The entry for a currency, in its own letters before any others: undefined for none. */
export function ofCurrency<T>(
  entries: Readonly<Record<string, T>> | null | undefined,
  currency: string,
): T | undefined {
  const all = Object.entries(entries ?? {});
  return (all.find(([code]) => code === currency) ?? all.find(([code]) => isSameCurrency(code, currency)))?.[1];
}
