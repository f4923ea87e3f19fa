/** Deposits that are paid on a page of ours: the server-driven flow and the instruction. */
import type { ApiResponse } from '@/contract/api-response';
import type { SimulatedTransaction, Simulator, SimulatorContext } from '@/contract/simulator';
import { instruction, oddFlow, unifiedFlow } from '../fixtures/unified-flows';

const MINUTE_MS = 60_000;
const TIME_TO_PAY_MS = 15 * MINUTE_MS;
const QUICK_MS = 6000;
/** How long the provider searches for the transfer. */
const SEARCH_MS = 1500;
/** Number of a transfer that the provider does not find. */
const UNKNOWN_TRANSFER = '000000000000';

/** Page of a method, by the method's name; undefined for methods that send the player elsewhere. */
export function ownPage({ name }: { name: string }, expiresAt: number): Partial<ApiResponse> | undefined {
  if (name.endsWith('_instruction')) return { pageId: 'custom', data: { instruction } };
  if (name.endsWith('_cash')) return { pageId: 'offline', data: { instruction } };
  if (name.endsWith('_unified_odd')) return { data: { unifiedFlow: oddFlow() } };
  if (name.includes('_unified')) return { data: { unifiedFlow: unifiedFlow(new Date(expiresAt).toISOString()) } };
  return undefined;
}

/** Page of a deposit that was just created. Also schedules the deposit's expiry, in case it is not paid. */
export async function beginOwnPage(
  { id, state }: SimulatedTransaction,
  { method, now, transactions }: SimulatorContext,
): Promise<Partial<ApiResponse> | undefined> {
  const timeToPay = timeToPayOf(method.name);
  const expiresAt = now() + timeToPay;
  const page = ownPage(method, expiresAt);
  if (!page?.data?.unifiedFlow) return page;
  await transactions.update(id, { ...state, step: 'page', expiresAt });
  // An expiry that is already past on arrival plays a provider's mistake; it does not end the deposit.
  if (timeToPay > 0) await transactions.schedule(id, timeToPay, 'expire');
  return page;
}

function timeToPayOf(name: string): number {
  if (name.endsWith('_late')) return -MINUTE_MS;
  return name.endsWith('_quick') ? QUICK_MS : TIME_TO_PAY_MS;
}

export const ownPageHandlers: Simulator['on'] = {
  async 'BANKING:deposit-complete'({ depositId, fields }, { transactions }) {
    const deposit = await transactions.find(depositId);
    if (!deposit) return { status: 404, code: 'banking.depositNotFound', message: 'No such deposit' };
    if (deposit.state.step === 'page') {
      if (!/^\d{12}$/.test(fields.transfer ?? '')) {
        return { status: 400, code: 'banking.paymentMethodRegex', message: 'The transfer number has 12 digits' };
      }
      await transactions.update(depositId, { step: 'search' });
      await transactions.schedule(depositId, SEARCH_MS, fields.transfer === UNKNOWN_TRANSFER ? 'notFound' : 'found');
    }
    return { status: 200, data: { depositId } };
  },

  async 'BANKING_DEPOSIT:deposit-check'(_data, { method, transactions }) {
    const open = await transactions.findOpen(method.name);
    const waiting = open.find(({ state }) => state.step === 'page');
    const page = waiting && ownPage(method, Number(waiting.state.expiresAt));
    return { status: 200, data: { deposit: null, unifiedFlow: page?.data?.unifiedFlow } };
  },

  async 'BANKING_DEPOSIT:deposit-cancel'({ depositId }, { transactions }) {
    if (!(await transactions.find(depositId))) {
      return { status: 404, code: 'banking.depositNotFound', message: 'No such deposit' };
    }
    const { status } = await transactions.settle(depositId, 'mistaked', { reason: 'cancelled_by_player' });
    return { status: 200, data: { status: status === 'processed' ? 'PAYED' : 'CANCELED' } };
  },
};

export const onOwnPageEvent: NonNullable<Simulator['onEvent']> = async (event, { id, state }, { transactions }) => {
  if (event === 'expire' && state.step !== 'page') return;
  if (event === 'found') await transactions.settle(id, 'processed');
  else await transactions.settle(id, 'mistaked', { reason: 'expired' });
};
