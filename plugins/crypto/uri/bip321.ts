/**
 * `bitcoin:<address>?amount=…` (BIP-321, formerly BIP-21) and the schemes that other coins modelled on it. A required
 * parameter that we don't support (`req-…`), or a parameter that appears twice, makes the whole URI invalid.
 */
import type Big from 'big.js';
import type { NetworkId } from '../networks';
import { readCoinAmount } from './decimal';
import { readQuery } from './query';

interface Scheme {
  scheme: string;
  /** Name of the parameter for the amount in whole coins. */
  amount: string;
  decimals: number;
}

/**
 * A CashAddr's scheme is also its prefix. Monero has a parameter name of its own for the amount; ZIP-321 and Dash
 * follow BIP-21.
 */
const SCHEMES: Partial<Record<NetworkId, Scheme>> = {
  bitcoin: { scheme: 'bitcoin', amount: 'amount', decimals: 8 },
  litecoin: { scheme: 'litecoin', amount: 'amount', decimals: 8 },
  'bitcoin-cash': { scheme: 'bitcoincash', amount: 'amount', decimals: 8 },
  doge: { scheme: 'dogecoin', amount: 'amount', decimals: 8 },
  dash: { scheme: 'dash', amount: 'amount', decimals: 8 },
  zcash: { scheme: 'zcash', amount: 'amount', decimals: 8 },
  monero: { scheme: 'monero', amount: 'tx_amount', decimals: 12 },
};

export interface CoinRequest {
  /** As written in the URI, not yet checked. */
  address: string;
  /** Whole coins. */
  amount?: Big;
  /** An invoice over Lightning for the same payment ("unified QR"); as written, not yet checked. */
  lightning?: string;
}

export const hasCoinScheme = (network: NetworkId): boolean => network in SCHEMES;
export const coinScheme = (network: NetworkId): string | undefined => SCHEMES[network]?.scheme;

/**
 * Undefined for another scheme, a missing address, an unknown `req-` parameter, a parameter that appears twice, or an
 * invalid amount.
 */
export function parseCoinUri(uri: string, network: NetworkId): CoinRequest | undefined {
  const known = SCHEMES[network];
  // Accept `bitcoin://` as well: it is in no standard, but some wallets write it.
  const match = /^([a-z]+):(?:\/\/)?([^?#/]+)(?:\?([^#]*))?$/i.exec(uri);
  if (!known || match?.[1]?.toLowerCase() !== known.scheme) return undefined;
  const query = readQuery(match[3] ?? '');
  if (!query || [...query.keys()].some((name) => name.startsWith('req-'))) return undefined;
  const address = match[2] ?? '';
  const amountText = query.get(known.amount);
  const invoice = network === 'bitcoin' ? query.get('lightning') : undefined;
  const request = { address, ...(invoice && { lightning: invoice }) };
  if (amountText === undefined) return request;
  const amount = readCoinAmount(amountText, known.decimals);
  return amount && { ...request, amount };
}

/**
 * `address` must be verified. The URI contains only it and the amount, because we can't vouch for labels and further
 * ways to pay.
 */
export function coinUri(network: NetworkId, address: string, amount?: Big): string {
  const known = SCHEMES[network];
  if (!known) return address;
  const target = address.startsWith(`${known.scheme}:`) ? address : `${known.scheme}:${address}`;
  return amount ? `${target}?${known.amount}=${amount.toFixed()}` : target;
}
