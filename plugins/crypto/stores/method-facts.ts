/** Coin and network of a method. The gateway has no key for them, so they are read from its name: `crypto_usdt_trc20`. */
import type { MethodField, PaymentMethod } from '@/contract/method';
import { coinNamed, type Coin } from '../coins';
import { NETWORKS, networkNamed, type Network } from '../networks';

export interface MethodFacts {
  coin: Coin | undefined;
  network: Network | undefined;
}

/** The first ticker is the coin, the last network is the network; without one the coin's own. `crypto_btc`, `usdt-trc20`. */
export function factsOf(methodName: string): MethodFacts {
  const words = methodName.split(/[^A-Za-z0-9]+/);
  const coin = words.map(coinNamed).find((one) => one !== undefined);
  // A ticker is a network too (`eth`), but the coin's own word names one only for a coin that has one.
  const named = words
    .filter((word) => coin?.native !== undefined || word.toUpperCase() !== coin?.code)
    .map(networkNamed)
    .filter((one) => one !== undefined);
  return { coin, network: named.at(-1) ?? NETWORKS.find(({ id }) => id === coin?.native) };
}

/** A method may serve several networks: then it asks for one by a field of this type. */
export function networkField(method: PaymentMethod): MethodField | undefined {
  return method.fields.find(({ type, values }) => type === 'networks' && (values?.length ?? 0) > 0);
}
