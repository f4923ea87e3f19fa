/** Coin and network of a method. The gateway has no key for them, so they are read from its name: `crypto_usdt_trc20`. */
import type { MethodField, PaymentMethod } from '@/contract/method';
import { coinNamed, type Coin } from '../coins';
import { NETWORKS, networkNamed, type Network } from '../networks';

export interface MethodFacts {
  coin: Coin | undefined;
  network: Network | undefined;
}

/**
 * The coin is the first ticker, a token's before that of a coin with a network of its own, which may name only the
 * network (`ton_usdt`). The network is the last one named other than the coin's own, or else the coin's own. Examples:
 * `crypto_btc`, `usdt-trc20`, `lightning_btc`.
 */
export function factsOf(methodName: string): MethodFacts {
  const words = methodName.split(/[^A-Za-z0-9]+/);
  const coins = words.map(coinNamed).filter((one) => one !== undefined);
  const coin = coins.find(({ native }) => native === undefined) ?? coins[0];
  // A ticker such as `eth` also names a network, but the coin's own ticker counts as one only if the coin is native to a network.
  const named = words
    .filter((word) => coin?.native !== undefined || word.toUpperCase() !== coin?.code)
    .map(networkNamed)
    .filter((one) => one !== undefined);
  const network = named.findLast(({ id }) => id !== coin?.native) ?? NETWORKS.find(({ id }) => id === coin?.native);
  return { coin, network };
}

/** The field by which a method that serves several networks asks for one; undefined for other methods. */
export function networkField(method: PaymentMethod): MethodField | undefined {
  return method.fields.find(({ type, values }) => type === 'networks' && (values?.length ?? 0) > 0);
}
