/**
 * A UPI provider for the simulators of the UPI plugins. Pure. The paise of the amount select its faults: `.13` and
 * `.14` refused · `.21` a code for 12 seconds · `.22` a link of another scheme · `.23` a link of another amount · `.24`
 * no code · `.25` two more apps · `.26` a link that names its currency twice. A UTR of zeros is refused; one that ends
 * in `0000` is never found, so the deposit fails; any other is found after a while.
 */
import Big from 'big.js';
import type { SimulatedTransaction, SimulatorContext, SimulatorReply } from '../../../contract/simulator';
import type { DepositCreateRequest } from '../../../contract/deposit';
import type { UpiApp } from '../../../contract/api-response';
import type { UpiInvoice } from './check-upi-invoice';
import { isUtr } from './utr';

const MINUTE = 60_000;
/** Milliseconds for which a code can be paid. */
export const CODE_LIFE = 15 * MINUTE;
export const SHORT_CODE_LIFE = 12_000;
/** Milliseconds after the code's end during which a UTR is still accepted, because banks are late. */
export const GRACE = 30 * MINUTE;
/** Milliseconds until the bank's list shows a payment. */
export const FOUND_AFTER = 3_000;

interface Payee {
  vpa: string;
  payeeName: string;
  /** ISO 18245 merchant category. */
  mcc: string;
}

/** Payees change from deposit to deposit, as they do at such providers. */
const PAYEES: readonly Payee[] = [
  { vpa: 'meridianpay.8841@ybl', payeeName: 'Meridian Payments', mcc: '7995' },
  { vpa: 'lotus.retail@okhdfcbank', payeeName: 'Lotus Retail Pvt Ltd', mcc: '5816' },
  { vpa: 'shreetraders@paytm', payeeName: 'Shree Traders', mcc: '5816' },
];

const MORE_APPS: UpiApp[] = [
  { name: 'MobiKwik', scheme: 'mobikwik', icon: 'mobikwik', androidPackage: 'com.mobikwik_new' },
  { name: 'CRED', scheme: 'credpay://upi/pay' },
];

export type Refusal = Exclude<SimulatorReply<'BANKING:deposit-create'>, { status: 200 }>;

const notFound = { status: 404, code: 'banking.depositNotFound', message: 'No such deposit' };

/** A refusal of the create, or the new deposit with its code; `.24` has no code. */
export type Issued = { refusal: Refusal } | { refusal?: undefined; depositId: string; invoice: UpiInvoice | undefined };

export async function issueUpiCode(request: DepositCreateRequest, context: SimulatorContext): Promise<Issued> {
  // This provider never asks for more fields, so no deposit can be continued.
  if (request.depositId) return { refusal: notFound };
  const paise = new Big(request.amount).toFixed(2).slice(-2);
  const refusal = refuse(paise);
  if (refusal) return { refusal };
  const { newId, now, method, transactions } = context;
  const life = paise === '21' ? SHORT_CODE_LIFE : CODE_LIFE;
  const deposit = await transactions.insert({
    id: newId(),
    flow: 'deposit',
    methodName: method.name,
    amount: new Big(request.amount).toFixed(),
    currency: request.currency,
    status: 'waiting',
    state: { utr: null },
  });
  await transactions.schedule(deposit.id, life + GRACE, 'expire');
  const expiresAt = new Date(now() + life).toISOString();
  const invoice = paise === '24' ? undefined : invoiceOf(deposit, expiresAt, paise);
  return { depositId: deposit.id, invoice };
}

/** `BANKING:deposit-complete`: the player submits the UTR. Submitting the same one again changes nothing. */
export async function takeUtr(
  depositId: string,
  utr: string | undefined,
  { transactions }: SimulatorContext,
): Promise<SimulatorReply<'BANKING:deposit-complete'>> {
  const deposit = await transactions.find(depositId);
  if (!deposit) return notFound;
  if (!utr || !isUtr(utr) || /^0+$/.test(utr)) {
    return { status: 400, code: 'banking.paymentMethodRegex', message: 'The UTR is not valid' };
  }
  if (deposit.status === 'waiting' && deposit.state.utr !== utr) {
    await transactions.update(depositId, { ...deposit.state, utr });
    await transactions.schedule(depositId, FOUND_AFTER, utr.endsWith('0000') ? 'notFound' : 'found');
  }
  return { status: 200, data: { depositId } };
}

export async function onUpiEvent(
  event: string,
  { id }: SimulatedTransaction,
  { transactions }: SimulatorContext,
): Promise<void> {
  await transactions.settle(id, event === 'found' ? 'processed' : 'mistaked');
}

function invoiceOf({ id, amount }: SimulatedTransaction, expiresAt: string, paise: string): UpiInvoice {
  const { vpa, payeeName, mcc } = PAYEES[checkSum(id) % PAYEES.length]!;
  const reference = id.replaceAll('-', '').slice(0, 20).toUpperCase();
  const shown = paise === '23' ? new Big(amount).plus(100) : new Big(amount);
  const parameters = { pa: vpa, pn: payeeName, mc: mcc, tr: reference, tn: `Order ${reference.slice(0, 8)}` };
  const query = Object.entries({ ...parameters, am: shown.toFixed(2), cu: 'INR' })
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`)
    .join('&');
  const uri = `${paise === '22' ? 'upl' : 'upi'}://pay?${query}${paise === '26' ? '&cu=INR' : ''}`;
  return { uri, vpa, payeeName, expiresAt, ...(paise === '25' ? { apps: MORE_APPS } : {}) };
}

function checkSum(text: string): number {
  return [...text].reduce((sum, character) => sum + character.codePointAt(0)!, 0);
}

function refuse(paise: string): Refusal | undefined {
  if (paise === '13') {
    const message = 'The bank does not accept this amount. Try another one.';
    return { status: 400, code: 'banking.merchantClientError', message };
  }
  return paise === '14'
    ? { status: 400, code: 'banking.paymentMethodRegex', message: 'A field was refused' }
    : undefined;
}
