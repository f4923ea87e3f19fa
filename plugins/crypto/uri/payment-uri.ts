/** The gateway's payment URI, trusted only as far as it agrees with the verified address. */
import type Big from 'big.js';
import { readBolt11 } from '../address/bolt11';
import { isSameTonAccount } from '../address/ton';
import { verifiedAddress } from '../address/verified-address';
import type { Coin } from '../coins';
import type { NetworkId } from '../networks';
import { coinUri, hasCoinScheme, parseCoinUri } from './bip321';
import { ethereumUri, hasEthereumScheme, isRequestFor, parseEthereumUri, unitsToCoins } from './erc681';
import { hasTransferScheme, parseTransfer, transferUri } from './transfer';

export interface PaymentUri {
  /** Rebuilt from verified parts, for the QR code and wallet apps. */
  uri: string;
  /** Whole coins to send. */
  amount?: Big;
  /** The same with a Lightning invoice, from which a wallet may choose; good until `expiresAt` (ms since the epoch). */
  unified?: { uri: string; expiresAt: number };
  /** True when a part of the gateway's URI is not used, because it does not agree: an invoice, the amount. */
  isPartial?: true;
}

export interface Payee {
  network: NetworkId;
  /** Undefined for a coin that is not in the table. */
  coin: Coin | undefined;
  /** A verified address. */
  address: string;
  memo?: string | undefined;
}

/** Undefined when the URI can't be read, or would pay another address, on another chain, or in another coin. */
export function agreeingUri(uri: string, payee: Payee): PaymentUri | undefined {
  if (hasEthereumScheme(payee.network)) return agreeingEthereumUri(uri, payee);
  return hasTransferScheme(payee.network) ? agreeingTransfer(uri, payee) : agreeingCoinUri(uri, payee);
}

/**
 * The URI that we build when the gateway sends none: `bitcoin:<address>` and the like, which every wallet of those
 * coins reads. None for networks with tokens, because a wallet with partial support takes the token's contract for the
 * payee, or pays in the native coin.
 */
export function plainUri({ network, address }: Payee): PaymentUri | undefined {
  return hasCoinScheme(network) ? { uri: coinUri(network, address) } : undefined;
}

/**
 * URI that asks the payee's wallet for `amount` whole coins. Undefined where there is none, and for an amount with more
 * decimals than the coin has, which a wallet would round in its own way.
 */
export function uriFor(payee: Payee, amount: Big): string | undefined {
  const uri = builtUri(payee, amount);
  return uri !== undefined && agreeingUri(uri, payee)?.amount?.eq(amount) ? uri : undefined;
}

/** True if the network has payment URIs at all; TRON, the XRP Ledger and Stellar are shown as a plain address. */
export const hasPaymentUri = (network: NetworkId): boolean =>
  hasEthereumScheme(network) || hasCoinScheme(network) || hasTransferScheme(network);

function builtUri(payee: Payee, amount?: Big): string | undefined {
  const { network, coin, address } = payee;
  if (hasCoinScheme(network)) return coinUri(network, address, amount);
  if (!coin) return undefined;
  return hasTransferScheme(network)
    ? transferUri({ ...payee, coin }, amount)
    : ethereumUri(coin, network, address, amount);
}

function agreeingCoinUri(uri: string, { network, address }: Payee): PaymentUri | undefined {
  const request = parseCoinUri(uri, network);
  if (!request || verifiedAddress(network, request.address) !== address) return undefined;
  const { amount, lightning } = request;
  const ours: PaymentUri = { uri: coinUri(network, address, amount), ...(amount && { amount }) };
  return lightning === undefined ? ours : withLightning(ours, lightning, amount);
}

/** `payment` with a Lightning invoice beside the address, unless that is broken or over another amount than `expected`. */
export function withLightning(payment: PaymentUri, text: string, expected: Big | undefined): PaymentUri {
  const { uri } = payment;
  const invoice = readBolt11(text);
  if (!invoice || (invoice.amount && expected && !invoice.amount.eq(expected))) return { ...payment, isPartial: true };
  const parameter = `${uri.includes('?') ? '&' : '?'}lightning=${invoice.text}`;
  return { ...payment, unified: { uri: uri + parameter, expiresAt: invoice.expiresAt } };
}

function agreeingEthereumUri(uri: string, { network, address, coin }: Payee): PaymentUri | undefined {
  const request = coin && parseEthereumUri(uri);
  if (!request || !isRequestFor(request, coin, network)) return undefined;
  if (verifiedAddress(network, request.address) !== address) return undefined;
  const amount = request.units && unitsToCoins(request.units, coin, network);
  const ours = ethereumUri(coin, network, address, amount);
  return ours === undefined ? undefined : { uri: ours, ...(amount && { amount }) };
}

/** A memo that the URI lacks is added: a transfer without it is nobody's. */
function agreeingTransfer(uri: string, payee: Payee): PaymentUri | undefined {
  const { network, coin, address, memo } = payee;
  const request = coin && parseTransfer(uri, network, coin);
  if (!request || (request.memo !== undefined && request.memo !== memo)) return undefined;
  const isSame = network === 'ton' ? isSameTonAccount(request.address, address) : request.address === address;
  const ours = isSame ? builtUri(payee, request.amount) : undefined;
  return ours === undefined ? undefined : { uri: ours, ...(request.amount && { amount: request.amount }) };
}
