import type { NetworkId } from '../networks';
import { CHAIN_IDS, parseEthereumUri } from './erc681';
import { coinScheme, hasCoinScheme, parseCoinUri } from './bip321';
import { readQuery } from './query';

/** Networks without a standard for payment links, by the scheme that wallets put before an address all the same. */
const SCHEMES: Partial<Record<NetworkId, readonly string[]>> = {
  trc20: ['tron'],
  ripple: ['ripple', 'xrp', 'xrpl'],
  stellar: ['stellar'],
};

/** Parameter of a link that says whose money it is, at an address that many share. */
const SHARED: Partial<Record<NetworkId, string>> = { ripple: 'dt', stellar: 'memo', monero: 'tx_payment_id' };

/**
 * The destination tag, memo or payment id that a link names, or `''` when it can't be read; undefined when it names none.
 * An exchange has one address for all its customers: without this the money reaches none of them.
 */
export function linkMemo(network: NetworkId, text: string): string | undefined {
  const parameter = SHARED[network];
  const search = text.replace(/\s/g, '').split('?')[1];
  if (parameter === undefined || search === undefined) return undefined;
  const query = readQuery(search);
  return query ? query.get(parameter) || undefined : '';
}

/**
 * The address that is meant by what a player typed or pasted: without the spaces between its groups, or the one that a payment
 * link of the network pays to. What the link says besides, an amount or a label, is not asked here, but its memo counts: `memo` is
 * what the form sends as such. Any other text, a link of another network or for a token's contract among them, stays as it is:
 * it is no address, and is refused as such.
 */
export function typedAddress(network: NetworkId, text: string, memo = ''): string {
  const joined = text.replace(/\s/g, '');
  const named = linkMemo(network, joined);
  if (named !== undefined && (named === '' || named !== memo.replace(/\s/g, ''))) return joined;
  const chainId = CHAIN_IDS[network];
  if (chainId !== undefined) {
    // A link without a chain is for the one that the wallet is on.
    const plain = joined.replace(/^ethereum:/i, 'ethereum:').replace(/^(ethereum:)?0X/, '$10x');
    const request = parseEthereumUri(plain, chainId);
    if (request) return request.chainId === chainId && request.contract === undefined ? request.address : joined;
    return plain.startsWith('0x') ? plain : joined;
  }
  if (hasCoinScheme(network)) {
    const address = parseCoinUri(joined, network)?.address;
    if (address === undefined || network !== 'bitcoin-cash') return address ?? joined;
    // CashAddr has its scheme as its prefix, in the same case: QR codes hold all of it in capitals.
    const scheme = coinScheme(network) ?? '';
    return `${address === address.toUpperCase() ? scheme.toUpperCase() : scheme}:${address}`;
  }
  const [scheme = '', ...rest] = joined.split(':');
  const isLink = rest.length === 1 && SCHEMES[network]?.includes(scheme.toLowerCase());
  return isLink ? rest[0]!.replace(/^\/\//, '').replace(/\?.*$/, '') : joined;
}
