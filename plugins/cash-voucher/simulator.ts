/**
 * A network of counters. Vouchers are paid days later: by the operator, or as the cents of the amount choose.
 * .13 refused · .15 a reference with a wrong digit, or without a reference · .16 a boleto for another amount ·
 * .17 expires after 6 s · .18 has expired already · .19 has no expiry · .22 expires after five hours ·
 * .20 succeeds after 3 s · .21 fails after 3 s.
 */
import Big from 'big.js';
import type { DepositCreateRequest } from '@/contract/deposit';
import type { Simulator, SimulatorContext, SimulatorReply } from '@/contract/simulator';
import type { WithdrawalCreateRequest } from '@/contract/withdrawal';
import { DISPLAY_TYPE, EMAIL_CODE, pickupReply, voucherReply } from './fixtures';
import { makeVoucher } from './simulator/make-voucher';
import { digitsFor } from './simulator/numbers';

const HOUR_MS = 3_600_000;
/** Milliseconds for which a voucher can be paid, and after which the network then closes the payment. */
export const LIFE_MS = 3 * 24 * HOUR_MS;
export const CLOSING_MS = 60_000;
export const WORK_MS = 3000;
const ENDS: Readonly<Record<string, string>> = { '20': 'done', '21': 'failed' };
const LIVES: Readonly<Record<string, number | undefined>> = { '17': 6000, '18': -CLOSING_MS, '22': 5 * HOUR_MS };

export const simulator: Simulator = {
  id: 'cash-voucher',
  handles: ({ cardViewType }) => cardViewType === DISPLAY_TYPE,
  on: {
    'BANKING:deposit-create': createDeposit,
    'BANKING:withdrawal-create': createWithdrawal,
  },
  async onEvent(event, { id }, { transactions }) {
    await transactions.settle(id, event === 'done' ? 'processed' : 'mistaked');
  },
};

async function createDeposit(
  { amount, currency }: DepositCreateRequest,
  context: SimulatorContext,
): Promise<SimulatorReply<'BANKING:deposit-create'>> {
  const cents = centsOf(amount);
  if (cents === '13') return refusal;
  const id = await begin('deposit', amount, currency, context);
  const end = await endOf(id, cents, context);
  const voucher = makeVoucher({
    id,
    method: context.method,
    amount: new Big(amount).plus(cents === '16' ? 10 : 0).toFixed(2),
    expiresAt: end ?? context.now() + LIFE_MS,
    isSpoilt: cents === '15',
  });
  return { status: 200, data: voucherReply(id, { ...voucher, ...iso(end) }) };
}

async function createWithdrawal(
  { amount, currency }: WithdrawalCreateRequest,
  context: SimulatorContext,
): Promise<SimulatorReply<'BANKING:withdrawal-create'>> {
  const cents = centsOf(amount);
  if (cents === '13') return refusal;
  const id = await begin('withdrawal', amount, currency, context);
  const end = await endOf(id, cents, context);
  const reply = pickupReply(id, { code: cents === '15' ? ' ' : digitsFor(id, 10), steps: [], ...iso(end) });
  // In production the gateway sends the code, fills in the player's address here and withholds the other data until it
  // is confirmed.
  const confirmationRequested = context.method.securityRulesGroup === EMAIL_CODE;
  return { status: 200, data: { ...reply, confirmationRequested } };
}

async function begin(
  flow: 'deposit' | 'withdrawal',
  amount: number,
  currency: string,
  { method, newId, transactions }: SimulatorContext,
): Promise<string> {
  const isToConfirm = flow === 'withdrawal' && method.securityRulesGroup === EMAIL_CODE;
  const { id } = await transactions.insert({
    id: newId(),
    flow,
    methodName: method.name,
    amount: new Big(amount).toFixed(),
    currency,
    status: flow === 'deposit' || isToConfirm ? 'waiting' : 'accepted',
    state: {},
  });
  const event = ENDS[centsOf(amount)];
  if (event) await transactions.schedule(id, WORK_MS, event);
  return id;
}

/** Time until which it can be paid or collected, in milliseconds since the epoch. Also schedules the expiry. */
async function endOf(id: string, cents: string, { now, transactions }: SimulatorContext): Promise<number | undefined> {
  if (cents === '19') return undefined;
  const lifeMs = LIVES[cents] ?? LIFE_MS;
  await transactions.schedule(id, Math.max(0, lifeMs) + CLOSING_MS, 'expired');
  return now() + lifeMs;
}

const iso = (time: number | undefined) => (time === undefined ? {} : { expiresAt: new Date(time).toISOString() });

const refusal = {
  status: 400,
  code: 'banking.merchantClientError',
  message: 'The provider does not accept this amount. Try another one.',
};

const centsOf = (amount: number) => new Big(amount).toFixed(2).slice(-2);
