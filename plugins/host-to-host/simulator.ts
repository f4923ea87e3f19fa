/**
 * A provider of direct transfers: names an account or a card for a limited time and waits for the money. The cents of
 * the amount choose what happens, so that everything can be tried from the list:
 * .15 a card that can't be decrypted, or an account with wrong check digits · .16 an empty list ·
 * .17 expires after 6 s · .18 has expired already · .19 an unencrypted card number · .21 the money arrives 5 s after "I
 * have paid". Otherwise the operator confirms it. A deposit that the player does not report as paid is closed some time
 * after it has expired.
 */
import Big from 'big.js';
import type { ApiResponseData } from '@/contract/api-response';
import type { DepositCreateRequest } from '@/contract/deposit';
import { DisplayType } from '@/contract/method';
import type { Simulator, SimulatorContext, SimulatorReply } from '@/contract/simulator';
import { payeeReply } from './fixtures';
import { BROKEN_CARD, payeeOf } from './simulator/payees';

/** Milliseconds for which the details can be used, and after which the provider then closes the deposit. */
export const LIFE_MS = 20 * 60_000;
export const SHORT_LIFE_MS = 6_000;
export const CLOSING_MS = 60_000;
export const FOUND_AFTER_MS = 5_000;

export const simulator: Simulator = {
  id: 'host-to-host',
  handles: (method, flow) => flow === 'deposit' && method.cardViewType === DisplayType.bankTransfer,
  on: {
    'BANKING:deposit-create': create,

    async 'BANKING:deposit-complete'({ depositId }, { transactions }) {
      const deposit = await transactions.find(depositId);
      if (!deposit) return { status: 404, code: 'banking.depositNotFound', message: 'No such deposit' };
      await transactions.update(depositId, { isReportedPaid: true });
      const isNew = deposit.state.isReportedPaid !== true;
      if (isNew && centsOf(deposit.amount) === '21') await transactions.schedule(depositId, FOUND_AFTER_MS, 'found');
      return { status: 200, data: { depositId } };
    },
  },

  async onEvent(event, { id, state }, { transactions }) {
    if (event === 'found') await transactions.settle(id, 'processed');
    else if (state.isReportedPaid !== true) await transactions.settle(id, 'mistaked', { reason: 'expired' });
  },
};

async function create(
  { amount, currency }: DepositCreateRequest,
  { newId, now, method, transactions }: SimulatorContext,
): Promise<SimulatorReply<'BANKING:deposit-create'>> {
  const deposit = await transactions.insert({
    id: newId(),
    flow: 'deposit',
    methodName: method.name,
    amount: new Big(amount).toFixed(),
    currency,
    status: 'waiting',
    state: {},
  });
  const cents = centsOf(deposit.amount);
  const lifeMs = { '17': SHORT_LIFE_MS, '18': -60_000 }[cents] ?? LIFE_MS;
  await transactions.schedule(deposit.id, Math.max(0, lifeMs) + CLOSING_MS, 'closed');
  const expiresAt = new Date(now() + lifeMs).toISOString();
  return { status: 200, data: payeeReply(deposit.id, dataFor(method.name, deposit.id, cents, expiresAt)) };
}

function dataFor(methodName: string, depositId: string, cents: string, expiresAt: string): ApiResponseData {
  if (cents === '16') return { requisites: [] };
  const { card, requisites } = payeeOf(methodName, referenceOf(depositId));
  if (card) {
    const clear = cents === '19' ? { encoded: undefined, number: '4400430000001237' } : {};
    const broken = cents === '15' ? { encoded: BROKEN_CARD } : {};
    return { card: { ...card, ...clear, ...broken, expiresAt } };
  }
  return { requisites: cents === '15' ? requisites?.map(spoilt) : requisites, expiresAt };
}

/** Reference of a deposit, short enough to type as a transfer's purpose. */
const referenceOf = (depositId: string) =>
  depositId
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(-8)
    .toUpperCase();

/** Swaps two neighbouring digits of a number with check digits, which reveal it. */
function spoilt<R extends { name: string; value: string }>(row: R): R {
  if (row.name !== 'iban' && row.name !== 'clabe') return row;
  return { ...row, value: row.value.replace(/(\d)(?!\1)(\d)(?=\d*$)/, '$2$1') };
}

const centsOf = (amount: string) => new Big(amount).toFixed(2).slice(-2);
