/** The methods on offer: those of the sandbox's catalogue and those of the plugins' fixtures. */
import { parse } from '../src/contract/parse';
import { PaymentMethod, type PaymentSnippet } from '../src/contract/method';
import type { CatalogueMethod } from '../src/contract/simulator';
import type { Flow } from '../src/contract/primitives';

export interface Region {
  /** ISO 3166-1 alpha-2, any case. */
  country: string;
  currency: string;
}

export class Methods {
  private entries: readonly CatalogueMethod[] = [];

  constructor(entries: readonly CatalogueMethod[]) {
    this.replace(entries);
  }

  /** @throws ContractError naming a method that does not satisfy the contract */
  replace(entries: readonly CatalogueMethod[]): void {
    for (const { method } of entries) {
      const parsed = parse(PaymentMethod, method, `Catalogue method ${method.name}`);
      if (!parsed.ok) throw parsed.error;
    }
    this.entries = entries;
  }

  /** Lower-case codes of the countries that have a method, each once. */
  countries(): string[] {
    return [...new Set(this.entries.flatMap(({ countries }) => countries))];
  }

  list(flow: Flow, region: Region): PaymentMethod[] {
    return this.offered(region)
      .filter((entry) => entry.flows.includes(flow))
      .map((entry) => entry.method);
  }

  /** The list without the request to prepare, for a player who is already prepared. */
  listWithdrawals(region: Region, { preparedAt }: { preparedAt: Date | null }): PaymentMethod[] {
    const methods = this.list('withdrawal', region);
    return preparedAt ? methods.map((method) => ({ ...method, isPreparationRequired: false })) : methods;
  }

  snippet(region: Region): PaymentSnippet {
    const currency = region.currency.toUpperCase();
    const pairs = this.offered(region).map(({ method, snippet }) => [method.name, snippet?.[currency]] as const);
    return Object.fromEntries(pairs.filter((pair): pair is [string, number] => pair[1] !== undefined));
  }

  /** The method of this name; the one of `country` when several countries have one. */
  find(flow: Flow, name: string, country: string): PaymentMethod | null {
    const named = this.entries.filter((entry) => entry.method.name === name && entry.flows.includes(flow));
    const local = named.find((entry) => entry.countries.includes(country.toLowerCase()));
    return (local ?? named[0])?.method ?? null;
  }

  private offered({ country, currency }: Region): CatalogueMethod[] {
    return this.entries.filter(
      (entry) =>
        entry.countries.includes(country.toLowerCase()) && entry.method.currency.includes(currency.toUpperCase()),
    );
  }
}
