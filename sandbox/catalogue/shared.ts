/** Methods that are offered everywhere, with limits in every market's currency. */
import type { Entry } from './builder';
import { toMethod } from './builder';
import type { CatalogueMethod } from '@/contract/simulator';
import { OTHER_CURRENCIES, fromDollars, markets } from './markets';

export interface SharedEntry extends Omit<Entry, 'limits' | 'payout' | 'snippet'> {
  /** `[min, max]` in US dollars. */
  deposit?: readonly [number, number];
  withdrawal?: readonly [number, number];
  /** Limits that a provider gives in a currency itself, used instead of the converted ones. */
  exact?: Readonly<Record<string, readonly [number, number]>>;
  /** Only these countries; everywhere when absent. */
  countries?: readonly string[];
  /** Only this currency. */
  only?: string;
}

/** Own methods of a country come first, so `from` is well above their positions. */
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

/** Five times the minimum is what most players pay. */
function snippetsOf(rules: Readonly<Record<string, { min: number; max: number }>>): Record<string, number> {
  const amounts = Object.entries(rules).map(([currency, { min, max }]) => [currency, Math.min(min * 5, max)]);
  return Object.fromEntries(amounts);
}
