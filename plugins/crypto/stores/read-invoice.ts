/** Decides which parts of a `crypto` reply may be shown as payable. Pure. Loaded late, see load-checks.ts. */
import Big from 'big.js';
import type { ApiResponseData } from '@/contract/api-response';
import { readBolt11 } from '../address/bolt11';
import { lacksCheckDigits } from '../address/check-digits';
import { verifiedAddress } from '../address/verified-address';
import { coinNamed, type Coin } from '../coins';
import { networkNamed, strangeNetwork, type Network, type ShownNetwork } from '../networks';
import { isSameContract, tokenOn } from '../tokens';
import {
  agreeingUri,
  hasPaymentUri,
  plainUri,
  uriFor,
  withLightning,
  type Payee,
  type PaymentUri,
} from '../uri/payment-uri';
import { linkMemo } from '../uri/typed-address';

export type CryptoInvoice = NonNullable<ApiResponseData['crypto']>;

/** Why nothing is shown as payable. */
export type Refusal =
  /** The gateway names no network, so nobody knows where to send. */
  | 'unknownNetwork'
  /** Another network than the player chose. */
  | 'otherNetwork'
  /** Not an address of the network, or one with a wrong checksum. */
  | 'address'
  /** A memo or tag that the network can't carry. */
  | 'memo'
  /** A Lightning invoice over another amount than the gateway expects. */
  | 'amount';

export interface PayableInvoice {
  network: ShownNetwork;
  coin: Coin | undefined;
  /** In the form in which it is shown. On Lightning the invoice. */
  address: string;
  /** False when nothing tells a wrong character: on a network that we don't know, or without check digits. */
  isChecked: boolean;
  memo: string | undefined;
  /** The token's contract, as the gateway names it. */
  contract: string | undefined;
  /** Built from verified parts. Undefined when the gateway's URI does not agree with them, or the plain address is safer. */
  uri: string | undefined;
  /** The same with a Lightning invoice. */
  unified: PaymentUri['unified'];
  /** URI for what is still to be sent. */
  restUri(missing: Big): string | undefined;
  /** ISO 8601: until when a Lightning invoice can be paid. An address stays good. */
  expiresAt: string | undefined;
  /** Whole coins to send, if the URI or the Lightning invoice names an amount. */
  amount: Big | undefined;
  /** Major units of the deposit's currency. */
  minAmount: number | undefined;
}

export type InvoiceReading =
  /** `isUriIgnored`: the gateway's URI would pay something else. This should be reported. */
  { kind: 'payable'; invoice: PayableInvoice; isUriIgnored: boolean } | { kind: 'refused'; reason: Refusal };

/** What the player chose, as far as it is known. */
export interface Expected {
  coin: Coin | undefined;
  network: Network | undefined;
  /** The gateway's value for the chosen network, when the method serves several, and its label. */
  field?: { value: string };
  networkLabel?: string;
}

const refused = (reason: Refusal): InvoiceReading => ({ kind: 'refused', reason });

export function readInvoice(given: CryptoInvoice, expected: Expected): InvoiceReading {
  const { address, memo, uri } = given;
  const invoice = { ...given, address: trimmed(address), memo: memo && trimmed(memo), uri: uri && trimmed(uri) };
  const network = networkNamed(invoice.network);
  if (!network) return expected.network && invoice.network ? refused('otherNetwork') : strange(invoice, expected);
  if (expected.network ? expected.network.id !== network.id : expected.field) return refused('otherNetwork');
  return network.id === 'lightning' ? lightning(invoice, network) : checked(invoice, network, expected.coin);
}

/** Without the spaces and the invisible characters around a text, which change nothing of what it says. */
const trimmed = (text: string) =>
  text.replace(/^[\s\p{Default_Ignorable_Code_Point}]+|[\s\p{Default_Ignorable_Code_Point}]+$/gu, '');

/** What every reading shows as the gateway sent it. */
const basis = ({ memo, contract, minAmount }: CryptoInvoice) => ({
  memo: memo || undefined,
  contract: contract && PLAIN.test(contract) ? contract : undefined,
  minAmount: minAmount || undefined,
  uri: undefined,
  unified: undefined,
  restUri: () => undefined,
  expiresAt: undefined,
  amount: undefined,
});

/** What an address of any network looks like: no spaces, and nothing that can't be seen. */
const PLAIN = /^[\x21-\x7e]{8,300}$/;

const expectedOf = ({ expected }: Pick<CryptoInvoice, 'expected'>) =>
  expected == null ? undefined : new Big(expected);

/** A network that only the gateway knows: shown as it came, and the player is told that it is not checked. */
function strange(invoice: CryptoInvoice, { coin, field, networkLabel }: Expected): InvoiceReading {
  const named = invoice.network.trim();
  const { address } = invoice;
  if (named === '') return refused('unknownNetwork');
  if (!PLAIN.test(address)) return refused('address');
  const label = field?.value === named ? networkLabel : undefined;
  const network = strangeNetwork(label ?? named, label === undefined ? invoice.networkName : undefined);
  return {
    kind: 'payable',
    invoice: { ...basis(invoice), network, coin, address, isChecked: false, amount: expectedOf(invoice) },
    isUriIgnored: false,
  };
}

/** The invoice itself is what is paid. Its amount must be the one that the gateway expects. */
function lightning(invoice: CryptoInvoice, network: Network): InvoiceReading {
  const read = readBolt11((invoice.invoice || invoice.address).trim().replace(/^lightning:/i, ''));
  if (!read) return refused('address');
  const { expected } = invoice;
  if (expected != null && read.amount && !read.amount.eq(expected)) return refused('amount');
  return {
    kind: 'payable',
    invoice: {
      ...basis(invoice),
      network,
      coin: coinNamed('BTC'),
      address: read.text,
      isChecked: true,
      uri: `lightning:${read.text}`,
      amount: read.amount ?? expectedOf(invoice),
      expiresAt: new Date(read.expiresAt).toISOString(),
    },
    isUriIgnored: false,
  };
}

function checked(invoice: CryptoInvoice, network: Network, coin: Coin | undefined): InvoiceReading {
  const address = verifiedAddress(network.id, invoice.address);
  if (address === undefined) return refused('address');
  // One that only the URI names is asked for as well: without it the transfer is nobody's.
  const sent = invoice.memo || linkMemo(network.id, invoice.uri ?? '') || undefined;
  const memo = network.memo === 'tag' ? sent?.replace(/^0+(?=\d)/, '') : sent;
  if (memo && !isMemo(network, memo)) return refused('memo');
  const payee: Payee = { network: network.id, coin, address, memo };
  const payment = paymentOf(invoice, payee);
  const isUriIgnored = payment ? payment.isPartial === true : hasOwnUri(invoice, payee);
  const shown = {
    ...basis(invoice),
    ...payment,
    network,
    coin,
    address,
    isChecked: !lacksCheckDigits(network.id, invoice.address),
    memo,
    restUri: (missing: Big) => (payment ? uriFor(payee, missing) : undefined),
  };
  return { kind: 'payable', invoice: shown, isUriIgnored };
}

/** The gateway means a URI to be used: it sends one that the network has, or a contract. */
const hasOwnUri = ({ uri, contract }: CryptoInvoice, payee: Payee): boolean =>
  isOtherToken(payee, contract ?? '') || (Boolean(uri) && hasPaymentUri(payee.network));

function paymentOf(invoice: CryptoInvoice, payee: Payee): PaymentUri | undefined {
  const { uri, contract } = invoice;
  if (isOtherToken(payee, contract ?? '')) return undefined;
  const agreeing = uri && hasPaymentUri(payee.network) ? agreeingUri(uri, payee) : plainUri(payee);
  const payment = agreeing?.amount ? ofExpected(agreeing, payee, expectedOf(invoice)) : agreeing;
  return payee.network === 'bitcoin' ? unifiedWith(invoice, payment) : payment;
}

/** The amount that the gateway waits for, where its URI names another one. */
function ofExpected(payment: PaymentUri, payee: Payee, expected: Big | undefined): PaymentUri | undefined {
  if (!expected || payment.amount?.eq(expected)) return payment;
  const uri = uriFor(payee, expected);
  return uri === undefined ? undefined : { uri, amount: expected, isPartial: true };
}

/** Adds the invoice that the gateway sends beside the address. It must be over what is expected on the chain. */
function unifiedWith({ invoice, expected }: CryptoInvoice, payment: PaymentUri | undefined): PaymentUri | undefined {
  if (!payment || !invoice) return payment;
  return withLightning(payment, invoice, payment.amount ?? (expected == null ? undefined : new Big(expected)));
}

/** The gateway names another contract than the issuer's, so a URI with the issuer's would pay in another token. */
function isOtherToken({ coin, network }: Payee, contract: string): boolean {
  const known = coin && tokenOn(coin, network)?.contract;
  return contract !== '' && known !== undefined && !isSameContract(network, known, contract);
}

const MAX_TAG = 2 ** 32 - 1;
const MAX_MEMO_BYTES = 28;

/** XRP Ledger: a destination tag of 32 bits. Stellar: 28 bytes of text, in which its numeric memos fit as well. */
export function isMemo(network: Network, memo: string): boolean {
  if (network.memo === 'tag') return /^(?:0|[1-9]\d{0,9})$/.test(memo) && Number(memo) <= MAX_TAG;
  if (network.id === 'stellar') return new TextEncoder().encode(memo).length <= MAX_MEMO_BYTES;
  return true;
}
