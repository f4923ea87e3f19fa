/** The gateway's payment URI, trusted only as far as it agrees with the verified address. */
import type Big from 'big.js';
import { verifiedAddress } from '../address/verified-address';
import type { Coin } from '../coins';
import type { NetworkId } from '../networks';
import { coinUri, hasCoinScheme, parseCoinUri } from './bip321';
import { ethereumUri, hasEthereumScheme, isRequestFor, parseEthereumUri, unitsToCoins } from './erc681';

export interface PaymentUri {
  /** Rebuilt from verified parts, for the QR code and wallet apps. */
  uri: string;
  /** Whole coins to send. */
  amount?: Big;
}

export interface Payee {
  network: NetworkId;
  /** Undefined for a coin that is not in the table. */
  coin: Coin | undefined;
  /** A verified address. */
  address: string;
}

/** Undefined when the URI can't be read, or would pay another address, on another chain, or in another coin. */
export function agreeingUri(uri: string, payee: Payee): PaymentUri | undefined {
  return hasEthereumScheme(payee.network) ? agreeingEthereumUri(uri, payee) : agreeingCoinUri(uri, payee);
}

/**
 * The URI that we build when the gateway sends none: `bitcoin:<address>` and the like, which every wallet of those
 * coins reads. None for Ethereum-like networks, because a wallet with partial ERC-681 support takes the token's
 * contract for the payee.
 */
export function plainUri({ network, address }: Payee): PaymentUri | undefined {
  return hasCoinScheme(network) ? { uri: coinUri(network, address) } : undefined;
}

/**
 * URI that asks the payee's wallet for `amount` whole coins. Undefined where there is none, and for an amount with more
 * decimals than the coin has, which a wallet would round in its own way.
 */
export function uriFor(payee: Payee, amount: Big): string | undefined {
  const { network, coin, address } = payee;
  const uri = hasCoinScheme(network)
    ? coinUri(network, address, amount)
    : coin && ethereumUri(coin, network, address, amount);
  return uri !== undefined && agreeingUri(uri, payee)?.amount?.eq(amount) ? uri : undefined;
}

/** True if the network has payment URIs at all; TRON, the XRP Ledger and Stellar are shown as a plain address. */
export const hasPaymentUri = (network: NetworkId): boolean => hasEthereumScheme(network) || hasCoinScheme(network);

function agreeingCoinUri(uri: string, { network, address }: Payee): PaymentUri | undefined {
  const request = parseCoinUri(uri, network);
  if (!request || verifiedAddress(network, request.address) !== address) return undefined;
  return { ...request, uri: coinUri(network, address, request.amount) };
}

function agreeingEthereumUri(uri: string, { network, address, coin }: Payee): PaymentUri | undefined {
  const request = coin && parseEthereumUri(uri);
  if (!request || !isRequestFor(request, coin, network)) return undefined;
  if (verifiedAddress(network, request.address) !== address) return undefined;
  const amount = request.units && unitsToCoins(request.units, coin, network);
  const ours = ethereumUri(coin, network, address, amount);
  return ours === undefined ? undefined : { uri: ours, ...(amount && { amount }) };
}
