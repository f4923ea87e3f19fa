/** Methods that are offered everywhere, with limits in every market's currency. */
import type { Entry } from './builder';
import { toMethod } from './builder';
import type { CatalogueMethod } from '@/contract/simulator';
import { OTHER_CURRENCIES, fromDollars, markets } from './markets';

export interface SharedEntry extends Omit<Entry, 'limits' | 'payout' | 'snippet'> {
  /** `[min, max]` in US dollars. */
  deposit?: readonly [number, number];
  withdrawal?: readonly [number, number];
  /** Limits that the provider itself gives in a currency, used in place of converted ones. */
  exact?: Readonly<Record<string, readonly [number, number]>>;
  /** Countries that have the method; all when absent. */
  countries?: readonly string[];
  /** The only currency of the method; all when absent. */
  only?: string;
}

/** `from`: the first position, well above those of a country's own methods, which come first. */
export function shared(from: number, entries: readonly SharedEntry[]): CatalogueMethod[] {
  return entries.flatMap((entry, index) => {
    const position = from + index * 10;
    const countries = [...(entry.countries ?? markets.map((market) => market.country))];
    const found: CatalogueMethod[] = [];
    if (entry.deposit) {
      const method = toMethod(entry, entry.fields, limitsOf(entry, entry.deposit), position);
      found.push({ countries, flows: ['deposit'], snippet: snippetsOf(method.amount_rules), method });
    }
    if (entry.withdrawal) {
      const method = toMethod(entry, entry.payoutFields, limitsOf(entry, entry.withdrawal), position);
      found.push({ countries, flows: ['withdrawal'], method });
    }
    return found;
  });
}

function limitsOf(
  entry: SharedEntry,
  [min, max]: readonly [number, number],
): Record<string, readonly [number, number]> {
  const currencies = entry.only ? [entry.only] : [...OTHER_CURRENCIES, ...markets.map((market) => market.currency)];
  const limits = currencies.map((currency) => [
    currency,
    entry.exact?.[currency] ?? ([fromDollars(min, currency), fromDollars(max, currency)] as const),
  ]);
  return Object.fromEntries(limits);
}

/** Suggested amounts: most players pay five times the minimum. */
function snippetsOf(rules: Readonly<Record<string, { min: number; max: number }>>): Record<string, number> {
  const amounts = Object.entries(rules).map(([currency, { min, max }]) => [currency, Math.min(min * 5, max)]);
  return Object.fromEntries(amounts);
}
