/** What the simulated gateway offers where the player is, and who simulates it. */
import { HTTP_PATHS } from '../../src/contract/http';
import type { PaymentMethod } from '../../src/contract/method';
import type { Flow } from '../../src/contract/primitives';
import type { CatalogueMethod, Simulator } from '../../src/contract/simulator';

export interface SimulatedOfferOptions {
  simulators: readonly Simulator[];
  catalogue: readonly CatalogueMethod[];
  /** Lower-case ISO 3166-1 alpha-2, and ISO 4217, until the player is somewhere else. */
  country: string;
  currency: string;
}

export class SimulatedOffer {
  region: { country: string; currency: string };

  constructor(private readonly options: SimulatedOfferOptions) {
    this.region = { country: options.country, currency: options.currency };
  }

  /** Methods or suggested amounts of the player's region, depending on the path of the HTTP call. */
  listing(path: string): unknown {
    const { country, currency } = this.region;
    const { catalogue } = this.options;
    const here = catalogue.filter((e) => e.countries.includes(country) && e.method.currency.includes(currency));
    if (path === HTTP_PATHS.paymentSnippet) {
      return Object.fromEntries(
        here.flatMap((e) => (e.snippet?.[currency] ? [[e.method.name, e.snippet[currency]]] : [])),
      );
    }
    const flow: Flow = path === HTTP_PATHS.withdrawalMethods ? 'withdrawal' : 'deposit';
    return here.filter((entry) => entry.flows.includes(flow)).map((entry) => entry.method);
  }

  /** The method of this name; that of the player's country when several countries have one. */
  methodNamed(name: unknown): PaymentMethod | undefined {
    const named = this.options.catalogue.filter((entry) => entry.method.name === name);
    return (named.find((entry) => entry.countries.includes(this.region.country)) ?? named[0])?.method;
  }

  simulatorOf(method: PaymentMethod, flow: Flow): Simulator | undefined {
    const able = this.options.simulators.filter((one) => one.handles(method, flow));
    return able.find((one) => !one.isFallback) ?? able[0];
  }
}
