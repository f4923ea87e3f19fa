/** Decides which parts of a `crypto` reply may be shown as payable. Pure. */
import type Big from 'big.js';
import type { ApiResponseData } from '@/contract/api-response';
import { verifiedAddress } from '../address/verified-address';
import type { Coin } from '../coins';
import { networkNamed, type Network } from '../networks';
import { agreeingUri, hasPaymentUri, plainUri } from '../uri/payment-uri';

export type CryptoInvoice = NonNullable<ApiResponseData['crypto']>;

/** Why nothing is shown as payable. */
export type Refusal =
  /** The gateway names a network whose addresses we can't check. */
  | 'unknownNetwork'
  /** Another network than the player chose. */
  | 'otherNetwork'
  /** Not an address of the network, or one with a wrong checksum. */
  | 'address'
  /** A memo or tag that the network can't carry. */
  | 'memo';

export interface PayableInvoice {
  network: Network;
  coin: Coin | undefined;
  /** Verified, in the form in which it is shown. */
  address: string;
  memo: string | undefined;
  /** Built from verified parts. Undefined when the gateway's URI does not agree with them, or the plain address is safer. */
  uri: string | undefined;
  /** Whole coins to send, if the URI names an amount. */
  amount: Big | undefined;
  /** Major units of the deposit's currency. */
  minAmount: number | undefined;
}

export type InvoiceReading =
  /** `isUriIgnored`: the gateway's URI would pay something else. This should be reported. */
  { kind: 'payable'; invoice: PayableInvoice; isUriIgnored: boolean } | { kind: 'refused'; reason: Refusal };

/** `expected`: what the player chose, as far as it is known. */
export function readInvoice(
  { address: written, network: named, memo, uri, minAmount }: CryptoInvoice,
  expected: { coin: Coin | undefined; network: Network | undefined },
): InvoiceReading {
  const network = networkNamed(named);
  if (!network) return { kind: 'refused', reason: 'unknownNetwork' };
  if (expected.network && expected.network.id !== network.id) return { kind: 'refused', reason: 'otherNetwork' };
  const address = verifiedAddress(network.id, written);
  if (address === undefined) return { kind: 'refused', reason: 'address' };
  if (memo && !isMemo(network, memo)) return { kind: 'refused', reason: 'memo' };

  const { coin } = expected;
  const hasUri = Boolean(uri) && hasPaymentUri(network.id);
  const payee = { network: network.id, coin, address };
  const payment = hasUri ? agreeingUri(uri ?? '', payee) : plainUri(payee);
  return {
    kind: 'payable',
    invoice: {
      network,
      coin,
      address,
      memo: memo || undefined,
      uri: payment?.uri,
      amount: payment?.amount,
      minAmount: minAmount || undefined,
    },
    isUriIgnored: hasUri && !payment,
  };
}

const MAX_TAG = 2 ** 32 - 1;
const MAX_MEMO_BYTES = 28;

/** XRP Ledger: a destination tag of 32 bits. Stellar: 28 bytes of text, in which its numeric memos fit as well. */
export function isMemo(network: Network, memo: string): boolean {
  if (network.memo === 'tag') return /^(?:0|[1-9]\d{0,9})$/.test(memo) && Number(memo) <= MAX_TAG;
  if (network.id === 'stellar') return new TextEncoder().encode(memo).length <= MAX_MEMO_BYTES;
  return true;
}
