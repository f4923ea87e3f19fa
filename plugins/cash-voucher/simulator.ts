/**
 * The provider behind Cash voucher. The cents of the amount choose what happens, so that everything can be tried from the
 * list:
 * .15 a code that can't be read · .18 a code that has run out already ·
 * .13 refused · .20 ends well after 3 s · .21 ends badly after 3 s. Anything else waits for the operator.
 */
import Big from 'big.js';
import type { DepositCreateRequest } from '@/contract/deposit';
import type { Simulator, SimulatorContext, SimulatorReply } from '@/contract/simulator';
import type { WithdrawalCreateRequest } from '@/contract/withdrawal';
import { codeReply, DISPLAY_TYPE } from './fixtures';

/** Milliseconds that a code may be paid, and how long after that the provider closes the payment. */
export const LIFE_MS = 15 * 60_000;
export const CLOSING_MS = 60_000;
export const WORK_MS = 3000;
const ENDS: Readonly<Record<string, string>> = { '20': 'done', '21': 'failed' };

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
  if (centsOf(amount) === '13') return refusal;
  const id = await begin('deposit', amount, currency, context);
  if (centsOf(amount) === '15') return { status: 200, data: codeReply(id, { code: '' }) };
  const lifeMs = centsOf(amount) === '18' ? -CLOSING_MS : LIFE_MS;
  await context.transactions.schedule(id, Math.max(0, lifeMs) + CLOSING_MS, 'expired');
  const expiresAt = new Date(context.now() + lifeMs).toISOString();
  return { status: 200, data: codeReply(id, { code: codeFor(id), expiresAt }) };
}

async function createWithdrawal(
  { amount, currency }: WithdrawalCreateRequest,
  context: SimulatorContext,
): Promise<SimulatorReply<'BANKING:withdrawal-create'>> {
  if (centsOf(amount) === '13') return refusal;
  const withdrawalId = await begin('withdrawal', amount, currency, context);
  return {
    status: 200,
    data: {
      apiResponse: { source: null, method: 'GET', data: null, isFieldsRequired: false, depositId: null, pageId: null },
      confirmationRequested: false,
      email: null,
      fields: [],
      withdrawalBlocked: false,
      withdrawalId,
    },
  };
}

/** @returns the id of the new transaction */
async function begin(
  flow: 'deposit' | 'withdrawal',
  amount: number,
  currency: string,
  { method, newId, transactions }: SimulatorContext,
): Promise<string> {
  const { id } = await transactions.insert({
    id: newId(),
    flow,
    methodName: method.name,
    amount: new Big(amount).toFixed(),
    currency,
    status: flow === 'deposit' ? 'waiting' : 'accepted',
    state: {},
  });
  const event = ENDS[centsOf(amount)];
  if (event) await transactions.schedule(id, WORK_MS, event);
  return id;
}

const refusal = {
  status: 400,
  code: 'banking.merchantClientError',
  message: 'The provider does not accept this amount. Try another one.',
};

/** Twelve digits that stand for the id: the same question gets the same answer. */
function codeFor(id: string): string {
  const number = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000_000_000, 7);
  return String(number).padStart(12, '0');
}

const centsOf = (amount: number) => new Big(amount).toFixed(2).slice(-2);
