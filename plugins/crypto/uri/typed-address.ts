import type { NetworkId } from '../networks';
import { CHAIN_IDS, parseEthereumUri } from './erc681';
import { coinScheme, hasCoinScheme, parseCoinUri } from './bip321';

/** Networks without a standard for payment links, by the scheme that wallets put before an address all the same. */
const SCHEMES: Partial<Record<NetworkId, readonly string[]>> = {
  trc20: ['tron'],
  ripple: ['ripple', 'xrp', 'xrpl'],
  stellar: ['stellar'],
};

/**
 * The address that is meant by what a player typed or pasted: without the spaces between its groups, or the one that a payment
 * link of the network pays to. What the link says besides, an amount or a label, is not asked here. Any other text, a link of
 * another network or for a token's contract among them, stays as it is: it is no address, and is refused as such.
 */
export function typedAddress(network: NetworkId, text: string): string {
  const joined = text.replace(/\s/g, '');
  const chainId = CHAIN_IDS[network];
  if (chainId !== undefined) {
    // A link without a chain is for the one that the wallet is on.
    const request = parseEthereumUri(joined.replace(/^ethereum:/i, 'ethereum:'), chainId);
    return request?.chainId === chainId && request.contract === undefined ? request.address : joined;
  }
  if (hasCoinScheme(network)) {
    const address = parseCoinUri(joined, network)?.address;
    // CashAddr has its scheme as its prefix.
    return address === undefined ? joined : network === 'bitcoin-cash' ? `${coinScheme(network)}:${address}` : address;
  }
  const [scheme = '', ...rest] = joined.split(':');
  const isLink = rest.length === 1 && SCHEMES[network]?.includes(scheme.toLowerCase());
  return isLink ? rest[0]!.replace(/^\/\//, '').replace(/\?.*$/, '') : joined;
}
