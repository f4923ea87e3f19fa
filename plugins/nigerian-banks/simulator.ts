/**
 * A bank transfer in Nigeria. The amount's last two digits choose what happens automatically: .20 paid out after 3 s ·
 * .21 sent back by the bank after 3 s. Anything else waits for the operator. It checks the account again, as banks do.
 */
import Big from 'big.js';
import type { Simulator, SimulatorContext, SimulatorReply } from '@/contract/simulator';
import type { WithdrawalCreateRequest } from '@/contract/withdrawal';
import { DisplayType } from '@/contract/method';
import { accountProblem } from './bank-fields';
import { WALLET_NAME } from '@/cashier/form/field-key';

type CreateReply = SimulatorReply<'BANKING:withdrawal-create'>;

const WORK_MS = 3000;
const ENDS: Readonly<Record<string, string>> = { '20': 'paidOut', '21': 'sentBack' };

export const simulator: Simulator = {
  id: 'nigerian-banks',
  handles: (method, flow) => flow === 'withdrawal' && method.cardViewType === DisplayType.bankTransfer,
  on: { 'BANKING:withdrawal-create': create },
  async onEvent(event, { id }, { transactions }) {
    if (event === 'paidOut') await transactions.settle(id, 'processed');
    else await transactions.settle(id, 'mistaked', { reason: 'wrong_details' });
  },
};

async function create(request: WithdrawalCreateRequest, context: SimulatorContext): Promise<CreateReply> {
  const { amount, currency, fields, wallet } = request;
  const { method, newId, transactions } = context;
  if (accountProblem(WALLET_NAME, { ...fields, [WALLET_NAME]: wallet ?? '' })) {
    return { status: 400, code: 'banking.accountNotFound', message: 'The bank knows no such account' };
  }
  const { id } = await transactions.insert({
    id: newId(),
    flow: 'withdrawal',
    methodName: method.name,
    amount: new Big(amount).toFixed(),
    currency,
    status: 'accepted',
    state: {},
  });
  const event = ENDS[new Big(amount).toFixed(2).slice(-2)];
  if (event) await transactions.schedule(id, WORK_MS, event);
  return {
    status: 200,
    data: {
      apiResponse: { source: null, method: 'GET', data: null, isFieldsRequired: false, depositId: null, pageId: null },
      confirmationRequested: false,
      email: null,
      fields: [],
      withdrawalBlocked: false,
      withdrawalId: id,
    },
  };
}
