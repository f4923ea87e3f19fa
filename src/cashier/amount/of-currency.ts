/** Codes are upper case (ISO 4217), but gateways send lower case, too. */
export const isSameCurrency = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

/** The entry for a currency: an exact match wins over one in another letter case; undefined when there is none. */
export function ofCurrency<T>(
  entries: Readonly<Record<string, T>> | null | undefined,
  currency: string,
): T | undefined {
  const all = Object.entries(entries ?? {});
  return (all.find(([code]) => code === currency) ?? all.find(([code]) => isSameCurrency(code, currency)))?.[1];
}
