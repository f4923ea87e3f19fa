/**
 * `bitcoin:<address>?amount=…` (BIP-321, before it BIP-21) and the schemes that other coins made after it. What a wallet must
 * understand and we don't (`req-…`), and what comes twice, makes the whole URI void.
 */
import type Big from 'big.js';
import type { NetworkId } from '../networks';
import { readCoinAmount } from './decimal';
import { readQuery } from './query';

interface Scheme {
  scheme: string;
  /** Parameter of the amount, in whole coins. */
  amount: string;
  decimals: number;
}

/** CashAddr has its scheme as its prefix. Monero's URI names the amount in its own way; ZIP-321 and Dash follow BIP-21. */
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
  /** As written, not yet checked. */
  address: string;
  /** Whole coins. */
  amount?: Big;
}

export const hasCoinScheme = (network: NetworkId): boolean => network in SCHEMES;
export const coinScheme = (network: NetworkId): string | undefined => SCHEMES[network]?.scheme;

/** Undefined for another scheme, no address, an unknown `req-`, a parameter that comes twice, an amount that is none. */
export function parseCoinUri(uri: string, network: NetworkId): CoinRequest | undefined {
  const known = SCHEMES[network];
  // `bitcoin://` is in no standard, and some wallets write it.
  const match = /^([a-z]+):(?:\/\/)?([^?#/]+)(?:\?([^#]*))?$/i.exec(uri);
  if (!known || match?.[1]?.toLowerCase() !== known.scheme) return undefined;
  const query = readQuery(match[3] ?? '');
  if (!query || [...query.keys()].some((name) => name.startsWith('req-'))) return undefined;
  const address = match[2] ?? '';
  const amountText = query.get(known.amount);
  if (amountText === undefined) return { address };
  const amount = readCoinAmount(amountText, known.decimals);
  return amount && { address, amount };
}

/** `address`: verified. Only it and the amount: labels and further ways to pay are not ours to vouch for. */
export function coinUri(network: NetworkId, address: string, amount?: Big): string {
  const known = SCHEMES[network];
  if (!known) return address;
  const target = address.startsWith(`${known.scheme}:`) ? address : `${known.scheme}:${address}`;
  return amount ? `${target}?${known.amount}=${amount.toFixed()}` : target;
}
