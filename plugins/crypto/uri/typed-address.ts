import { CHAIN_IDS, type NetworkId } from '../networks';
import { parseEthereumUri } from './erc681';
import { coinScheme, hasCoinScheme, parseCoinUri } from './bip321';
import { readQuery } from './query';

/** Schemes that wallets put before an address on networks without a standard for payment links. */
const SCHEMES: Partial<Record<NetworkId, readonly string[]>> = {
  trc20: ['tron'],
  ripple: ['ripple', 'xrp', 'xrpl'],
  stellar: ['stellar'],
  solana: ['solana'],
  ton: ['ton'],
  cardano: ['web+cardano', 'cardano'],
  polkadot: ['polkadot', 'substrate'],
  lightning: ['lightning'],
};

/** Link parameter that identifies the payee at an address that many share. */
const SHARED: Partial<Record<NetworkId, string>> = {
  ripple: 'dt',
  stellar: 'memo',
  monero: 'tx_payment_id',
  solana: 'memo',
  ton: 'text',
};

/**
 * The destination tag, memo or payment id in a link, `''` when it can't be read, undefined when the link has none. An
 * exchange uses one address for all its customers, so without this the money reaches none of them.
 */
export function linkMemo(network: NetworkId, text: string): string | undefined {
  const parameter = SHARED[network];
  const search = text.replace(/\s/g, '').split('?')[1];
  if (parameter === undefined || search === undefined) return undefined;
  const query = readQuery(search);
  return query ? query.get(parameter) || undefined : '';
}

/**
 * Extracts the address from what a player typed or pasted: without the spaces between its groups, or the payee of a
 * payment link for the network. A link's amount and label are ignored. If it contains a memo, that must equal `memo`,
 * which the form sends. Any other text, such as a link for another network or for a token's contract, is returned as it
 * is: it is no address, and is refused as such.
 */
export function typedAddress(network: NetworkId, text: string, memo = ''): string {
  const joined = text.replace(/\s/g, '');
  const named = linkMemo(network, joined);
  if (named !== undefined && (named === '' || named !== memo.replace(/\s/g, ''))) return joined;
  const chainId = CHAIN_IDS[network];
  if (chainId !== undefined) return ethereumAddress(chainId, joined);
  return hasCoinScheme(network) ? coinAddress(network, joined) : linkedAddress(network, joined);
}

function ethereumAddress(chainId: number, text: string): string {
  // A link without a chain means the chain that the wallet uses.
  const plain = text.replace(/^ethereum:/i, 'ethereum:').replace(/^(ethereum:)?0X/, '$10x');
  const request = parseEthereumUri(plain, chainId);
  if (request) return request.chainId === chainId && request.contract === undefined ? request.address : text;
  return plain.startsWith('0x') ? plain : text;
}

function coinAddress(network: NetworkId, text: string): string {
  const address = parseCoinUri(text, network)?.address;
  if (address === undefined || network !== 'bitcoin-cash') return address ?? text;
  // A CashAddr's scheme is also its prefix and has the same case: QR codes contain both in capitals.
  const scheme = coinScheme(network) ?? '';
  return `${address === address.toUpperCase() ? scheme.toUpperCase() : scheme}:${address}`;
}

/** The payee of a link by one of the network's own schemes. */
function linkedAddress(network: NetworkId, text: string): string {
  const [scheme = '', ...rest] = text.split(':');
  const isLink = rest.length === 1 && SCHEMES[network]?.includes(scheme.toLowerCase());
  if (!isLink) return text;
  const start = network === 'ton' ? /^\/\/transfer\// : /^\/\//;
  return rest[0]!.replace(start, '').replace(/\?.*$/, '');
}
