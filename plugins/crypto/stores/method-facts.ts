/** Coin and network of a method. The gateway has no key for them, so they are read from its name: `crypto_usdt_trc20`. */
import type { MethodField, PaymentMethod } from '@/contract/method';
import { coinNamed, type Coin } from '../coins';
import { NETWORKS, networkNamed, type Network } from '../networks';

export interface MethodFacts {
  coin: Coin | undefined;
  network: Network | undefined;
}

/**
 * The coin is the first ticker, the network is the last one named, or else the coin's own. Examples: `crypto_btc`,
 * `usdt-trc20`.
 */
export function factsOf(methodName: string): MethodFacts {
  const words = methodName.split(/[^A-Za-z0-9]+/);
  const coin = words.map(coinNamed).find((one) => one !== undefined);
  // A ticker such as `eth` also names a network, but the coin's own ticker counts as one only if the coin is native to a network.
  const named = words
    .filter((word) => coin?.native !== undefined || word.toUpperCase() !== coin?.code)
    .map(networkNamed)
    .filter((one) => one !== undefined);
  return { coin, network: named.at(-1) ?? NETWORKS.find(({ id }) => id === coin?.native) };
}

/** The field by which a method that serves several networks asks for one; undefined for other methods. */
export function networkField(method: PaymentMethod): MethodField | undefined {
  return method.fields.find(({ type, values }) => type === 'networks' && (values?.length ?? 0) > 0);
}
