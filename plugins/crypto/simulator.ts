/**
 * A crypto processor: gives each deposit an address on its network, then waits for a transfer that an operator plays.
 * The amount's last two digits choose what goes wrong or happens automatically:
 * .12 the address has a wrong checksum · .14 the payment URI pays another address ·
 * .15 another network than was chosen · .16 no network · .17 a Lightning invoice over more than is expected ·
 * .18 one that expires after 3 s · .20 paid: seen after 2 s, confirmed after 5 s ·
 * .21 underpaid: refused after 3 s · .22 late: confirmed after 20 s ·
 * .23 half of it after 2 s, the rest after 15 s, confirmed after 20 s. Withdrawals: .20 sent · .21 rejected, after 3 s.
 */
import Big from 'big.js';
import type { DepositCreateRequest } from '@/contract/deposit';
import type { PaymentMethod } from '@/contract/method';
import type { SimulatedTransaction, Simulator, SimulatorContext, SimulatorReply } from '@/contract/simulator';
import type { Coin } from './coins';
import { networkNamed, type Network } from './networks';
import { coinsFor } from './simulator/coin-price';
import { breakAddress, makeAddress, makeMemo, makeStrangeAddress } from './simulator/make-address';
import { makeBolt11 } from './simulator/make-bolt11';
import { createWithdrawal } from './simulator/withdrawals';
import { factsOf, networkField } from './stores/method-facts';
import type { CryptoInvoice } from './stores/read-invoice';
import { coinUri, hasCoinScheme } from './uri/bip321';
import { ethereumUri } from './uri/erc681';
import { tokenNetworks, tokenOn } from './tokens';
import { hasTransferScheme, transferUri } from './uri/transfer';

type CreateReply = SimulatorReply<'BANKING:deposit-create'>;

/** What the network does automatically: event and delay in milliseconds, by the amount's last two digits. */
const COURSES: Readonly<Record<string, readonly (readonly [event: string, ms: number])[]>> = {
  '20': [
    ['seen', 2000],
    ['confirmed', 5000],
  ],
  '21': [['underpaid', 3000]],
  '22': [['confirmed', 20_000]],
  '23': [
    ['part', 2000],
    ['seen', 15_000],
    ['confirmed', 20_000],
  ],
};

export const simulator: Simulator = {
  id: 'crypto',
  handles: (method) => method.category === 'crypto',
  on: { 'BANKING:deposit-create': create, 'BANKING:withdrawal-create': createWithdrawal },
  async onEvent(event, { id, state }, { transactions }) {
    const { coins } = state;
    const all = typeof coins === 'string' ? coins : undefined;
    if (event === 'seen') {
      await transactions.update(id, { ...state, confirmations: 1 });
      await transactions.progress(id, { received: all, confirmations: 1, needed: 2 });
    }
    if (event === 'part' && all) await transactions.progress(id, { received: halfOf(all) });
    if (event === 'confirmed' || event === 'sent') await transactions.settle(id, 'processed');
    if (event === 'underpaid') await transactions.settle(id, 'mistaked', { reason: 'unknown' });
    if (event === 'rejected') await transactions.settle(id, 'mistaked', { reason: 'wrong_details' });
  },
};

/** Half of an amount, rounded down to the decimals of the whole, because a coin has no smaller part. */
function halfOf(coins: string): string {
  const decimals = coins.split('.')[1]?.length ?? 0;
  return new Big(coins).div(2).round(decimals, Big.roundDown).toFixed();
}

async function create(request: DepositCreateRequest, context: SimulatorContext): Promise<CreateReply> {
  const { method, newId, transactions } = context;
  // This provider never asks for more fields, so no earlier deposit can be continued.
  if (request.depositId) return { status: 404, code: 'banking.depositNotFound', message: 'No such deposit' };
  const { coin } = factsOf(method.name);
  const named = networkOf(request, method, coin);
  if (!named) return { status: 400, code: 'banking.networkUnavailable', message: 'No such network' };
  const deposit = await transactions.insert({
    id: newId(),
    flow: 'deposit',
    methodName: method.name,
    amount: new Big(request.amount).toFixed(),
    currency: request.currency,
    status: 'waiting',
    state: { network: named, confirmations: 0 },
  });
  const coins = coin && coinsFor(request.amount, request.currency, method, networkNamed(named), coin);
  if (coins) await transactions.update(deposit.id, { ...deposit.state, coins: coins.toFixed() });
  const ending = new Big(request.amount).toFixed(2).slice(-2);
  for (const [event, ms] of COURSES[ending] ?? []) await transactions.schedule(deposit.id, ms, event);
  const invoice = spoil(ending, invoiceFor(deposit, named, coins, coin, context), coin, context);
  return {
    status: 200,
    data: {
      apiResponse: {
        source: null,
        method: 'GET',
        data: { crypto: invoice },
        isFieldsRequired: false,
        depositId: deposit.id,
        pageId: null,
      },
      depositId: deposit.id,
      fields: [],
    },
  };
}

/**
 * Name of the chosen network, which need not be in the table, or of the method's own; the coin's first network if the
 * method neither names a network nor asks for one.
 */
function networkOf(
  { fields }: DepositCreateRequest,
  method: PaymentMethod,
  coin: Coin | undefined,
): string | undefined {
  const field = networkField(method);
  if (field) return field.values?.find(({ value }) => value === fields[field.name])?.value;
  return factsOf(method.name).network?.id ?? (coin && tokenNetworks(coin)[0]);
}

function invoiceFor(
  { id, currency }: SimulatedTransaction,
  named: string,
  coins: Big | undefined,
  coin: Coin | undefined,
  { method, now }: SimulatorContext,
): CryptoInvoice {
  const network = networkNamed(named);
  const base = {
    network: network?.id ?? named,
    minAmount: method.amount_rules[currency]?.min,
    ...(coins && { expected: coins.toFixed() }),
  };
  if (!network) return { address: makeStrangeAddress(id), ...base, memo: makeMemo('ton', id) };
  if (network.id === 'lightning') {
    return { address: makeBolt11({ seed: id, amount: coins, madeAt: now(), expiry: INVOICE_SECONDS }), ...base };
  }
  const address = makeAddress(network.id, id);
  const memo = makeMemo(network.id, id);
  const contract = coin && tokenOn(coin, network.id)?.contract;
  return { address, ...base, memo, contract, uri: uriOf(network, coin, address, memo, coins) };
}

const INVOICE_SECONDS = 900;

export function uriOf(
  { id: network }: Network,
  coin: Coin | undefined,
  address: string,
  memo: string | undefined,
  coins: Big | undefined,
): string | undefined {
  if (hasCoinScheme(network)) return coinUri(network, address, coins);
  if (!coin) return undefined;
  if (hasTransferScheme(network)) return transferUri({ network, coin, address, memo }, coins);
  return ethereumUri(coin, network, address, coins);
}

/** Applies the gateway mistake that the amount's ending names. */
function spoil(
  ending: string,
  invoice: CryptoInvoice,
  coin: Coin | undefined,
  { now }: SimulatorContext,
): CryptoInvoice {
  const network = networkNamed(invoice.network);
  const elsewhere = network?.id === 'trc20' ? 'erc20' : 'trc20';
  const lightning = { seed: invoice.address, amount: new Big(invoice.expected ?? 1), madeAt: now(), expiry: 3 };
  switch (network && ending) {
    case '12':
      return { ...invoice, address: breakAddress(invoice.address) };
    case '14':
      return { ...invoice, uri: uriOf(network!, coin, makeAddress(network!.id, 'someone else'), undefined, undefined) };
    case '15':
      return { ...invoice, address: makeAddress(elsewhere, 'elsewhere'), network: elsewhere, uri: undefined };
    case '16':
      return { ...invoice, network: '' };
    case '17':
      return { ...invoice, address: makeBolt11({ ...lightning, amount: lightning.amount.times(2), expiry: 900 }) };
    case '18':
      return { ...invoice, address: makeBolt11(lightning) };
    default:
      return invoice;
  }
}
