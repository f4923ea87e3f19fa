/**
 * The peer-to-peer provider: reserves a person's card for a limited time, waits for the transfer, and lets the payer
 * report it as made. The amount's decimals choose its behaviour (simulator/behaviour.ts). An operator confirms or
 * refuses the transfer; if the payer reports nothing, the reservation expires.
 */
import Big from 'big.js';
import type { DepositStatus } from '@/contract/deposit';
import { CAPTCHA_RULES, DisplayType } from '@/contract/method';
import type { RequestData } from '@/contract/realtime';
import type { SimulatedTransaction, Simulator, SimulatorContext, SimulatorReply } from '@/contract/simulator';
import { MORE_FIELDS } from './fixtures';
import { bankByBin } from './simulator/banks';
import { behaviourOf } from './simulator/behaviour';
import { depositView, timeoutMinutes } from './simulator/deposit-view';

type Refusal = { status: number; code: string; message: string };
type CreateRequest = RequestData<'BANKING_DEPOSIT:deposit-create-p2p'>;
type CreateReply = SimulatorReply<'BANKING_DEPOSIT:deposit-create-p2p'>;

export const simulator: Simulator = {
  id: 'peer-to-peer',
  handles: (method, flow) => flow === 'deposit' && method.cardViewType === DisplayType.p2p,
  on: {
    async 'BANKING_DEPOSIT:score'({ amount }, { method, newId }) {
      if (captchaOf(method)) return { status: 400, code: 'captcha.refused', message: 'This method needs a captcha' };
      return score(amount, method.name, newId());
    },
    async 'BANKING_DEPOSIT:score-captcha'({ amount, captcha }, { method, newId }) {
      const isRight = captcha.token !== '' && captcha.version === captchaOf(method);
      if (!isRight) return { status: 400, code: 'captcha.refused', message: 'Not the captcha of this method' };
      return score(amount, method.name, newId());
    },
    'BANKING_DEPOSIT:deposit-create-p2p': create,
    async 'BANKING_DEPOSIT:deposit-check'(_, { method, transactions }) {
      const open = (await transactions.findOpen(method.name)).find(({ state }) => state.step === 'waiting');
      return { status: 200, data: open ? await depositView(open) : { deposit: null } };
    },
    'BANKING_DEPOSIT:deposit-status': (data, context) => onDeposit(data.depositId, context, async (found) => found),
    'BANKING_DEPOSIT:deposit-cancel': (data, context) =>
      onDeposit(data.depositId, context, (found) => cancel(found, context)),
    'BANKING_DEPOSIT:deposit-complete': (data, context) =>
      onDeposit(data.depositId, context, (found) =>
        isOpen(found)
          ? context.transactions.update(found.id, { ...found.state, step: 'paid' })
          : Promise.resolve(found),
      ),
    async 'BANKING_DEPOSIT:bank-get'({ bin }) {
      const bank = bankByBin(bin);
      if (!bank) return { status: 404, code: 'banking.bankNotFound', message: 'No bank has this range' };
      return { status: 200, data: { bank_type: bank.type, name: bank.name, iconId: bank.iconId } };
    },
  },

  /** Expires a reservation only while the payer has not reported the transfer. */
  async onEvent(event, { id, state }, { transactions }) {
    if (event !== 'expire' || state.step !== 'waiting') return;
    await transactions.update(id, { ...state, ending: 'expired' });
    await transactions.settle(id, 'mistaked', { reason: 'expired' });
  },
};

const captchaOf = ({ securityRulesGroup }: SimulatorContext['method']) => CAPTCHA_RULES[securityRulesGroup ?? ''];

function score(amount: number, methodName: string, id: string): SimulatorReply<'BANKING_DEPOSIT:score'> {
  if (behaviourOf(methodName, amount) === 'scoreTooLow') {
    return merchantRefusal('This method is not available to you right now. Please choose another one.');
  }
  return { status: 200, data: { score: 0.9, checkScore: id } };
}

async function create(request: CreateRequest, context: SimulatorContext): Promise<CreateReply> {
  const { amount, currency, checkScore } = request;
  const { method, newId, transactions } = context;
  if (checkScore == null) return { status: 400, code: 'banking.scoreMissing', message: 'The player was not scored' };
  const behaviour = behaviourOf(method.name, amount);
  if (behaviour === 'merchantRefuses') return merchantRefusal('The bank does not accept this amount. Try another one.');
  if (behaviour === 'noRequisites') {
    return merchantRefusal('There is no free card for this amount right now. Try another amount or try again later.');
  }

  const begun = request.depositId ? await transactions.find(request.depositId) : null;
  if (request.depositId && begun?.state.step !== 'fields') return notFound;
  const missing = behaviour === 'fields' ? MORE_FIELDS.filter(({ name }) => !request.fields[name]?.trim()) : [];
  const step = missing.length > 0 ? 'fields' : 'waiting';
  const isSame = begun !== null && begun.currency === currency && new Big(begun.amount).eq(amount);
  if (begun && !isSame) await transactions.settle(begun.id, 'mistaked');
  const money = { amount: new Big(amount).toFixed(), currency };
  const record = {
    id: newId(),
    flow: 'deposit',
    methodName: method.name,
    status: 'waiting',
    state: { step },
    ...money,
  } as const;
  const deposit = isSame ? await transactions.update(begun.id, { step }) : await transactions.insert(record);

  const view = await depositView(deposit);
  if (step === 'fields') return { status: 200, data: { ...view, isFieldsRequired: true, fields: missing } };
  await transactions.schedule(deposit.id, timeoutMinutes(deposit) * 60_000, 'expire');
  return { status: 200, data: { ...view, isFieldsRequired: false, fields: [] } };
}

async function cancel(found: SimulatedTransaction, { transactions }: SimulatorContext): Promise<SimulatedTransaction> {
  // A payer who has reported the transfer can't cancel any more.
  if (!isOpen(found) || found.state.step === 'paid') return found;
  await transactions.update(found.id, { ...found.state, ending: 'cancelled' });
  return transactions.settle(found.id, 'mistaked', { reason: 'cancelled_by_player' });
}

async function onDeposit(
  id: string,
  { transactions, method }: SimulatorContext,
  act: (found: SimulatedTransaction) => Promise<SimulatedTransaction>,
): Promise<SimulatorReply<'BANKING_DEPOSIT:deposit-status'>> {
  const found = await transactions.find(id);
  if (found?.methodName !== method.name) return notFound;
  return { status: 200, data: { status: statusOf(await act(found)) } };
}

function statusOf({ status, state }: SimulatedTransaction): DepositStatus {
  if (status === 'processed') return 'PAYED';
  if (status === 'mistaked') return state.ending === 'expired' ? 'AUTO_CANCELED' : 'CANCELED';
  return state.step === 'paid' ? 'PAID_BY_USER' : 'WAITING';
}

const isOpen = ({ status }: SimulatedTransaction) => status === 'waiting' || status === 'accepted';
const notFound = { status: 404, code: 'banking.depositNotFound', message: 'No such deposit' };
const merchantRefusal = (message: string): Refusal => ({ status: 400, code: 'banking.merchantClientError', message });
