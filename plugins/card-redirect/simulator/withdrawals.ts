/**
 * The provider behind withdrawals that no other plugin handles: takes the order; the operator or, for some method
 * names, a timer pays it out or refuses it. The method's name selects the behaviour:
 * `…_confirm` a code first (also any method of the security rules group `email_code`) ·
 * `…_fields` one more field first · `…_page` a provider's page · `…_cash` collected at a till, with an instruction ·
 * `…_quick` is paid out and `…_refused` is refused automatically after some seconds. Amounts that end in .15 find the
 * player blocked.
 */
import Big from 'big.js';
import type { MethodField } from '@/contract/method';
import type { SimulatedTransaction, Simulator, SimulatorContext } from '@/contract/simulator';
import type { WithdrawalCreateReply, WithdrawalCreateRequest } from '@/contract/withdrawal';
import { MORE_WITHDRAWAL_FIELDS, payoutInstruction } from '../fixtures/withdrawals';
import { refuseAmount } from './refuse-amount';

/** How long the provider takes when no operator decides. */
const WORK_MS = 3000;
const CODE_LIFE_MS = 10 * 60_000;
const CODE_RESEND_MS = 30_000;

export const withdrawalHandlers: Simulator['on'] = {
  async 'BANKING:withdrawal-create'(request, context) {
    const { name } = context.method;
    const refusal = refuseAmount(request.amount);
    if (refusal) return refusal;
    if (new Big(request.amount).toFixed(2).endsWith('.15'))
      return { status: 200, data: withdrawalReply(null, { withdrawalBlocked: true }) };
    const missing = missingFields(request, name);
    if (missing.length > 0) return { status: 200, data: asking(missing) };
    return { status: 200, data: await begin(request, context) };
  },
};

export const onWithdrawalEvent: NonNullable<Simulator['onEvent']> = async (event, { id }, { transactions }) => {
  if (event === 'paidOut') await transactions.settle(id, 'processed');
  else await transactions.settle(id, 'mistaked', { reason: 'wrong_details' });
};

function missingFields({ fields }: WithdrawalCreateRequest, name: string): MethodField[] {
  return name.includes('_fields') ? MORE_WITHDRAWAL_FIELDS.filter((field) => !fields[field.name]?.trim()) : [];
}

async function begin(
  { amount, currency }: WithdrawalCreateRequest,
  { method, newId, now, providerUrl, transactions }: SimulatorContext,
): Promise<WithdrawalCreateReply> {
  const asksForCode = method.name.endsWith('_confirm') || method.securityRulesGroup === 'email_code';
  const { id }: SimulatedTransaction = await transactions.insert({
    id: newId(),
    flow: 'withdrawal',
    methodName: method.name,
    amount: new Big(amount).toFixed(),
    currency,
    status: asksForCode ? 'waiting' : 'accepted',
    state: {},
  });
  if (method.name.endsWith('_quick')) await transactions.schedule(id, WORK_MS, 'paidOut');
  if (method.name.endsWith('_refused')) await transactions.schedule(id, WORK_MS, 'refused');
  if (method.name.endsWith('_page')) return withdrawalReply(id, {}, providerUrl('acquirer', id, ''));
  if (method.name.endsWith('_cash')) return instructing(id);
  if (!asksForCode) return withdrawalReply(id);
  // In production the gateway sends the code, and fills in its own times and the player's address here.
  return withdrawalReply(id, {
    confirmationRequested: true,
    email: 'p•••@example.com',
    codeExpiresAt: new Date(now() + CODE_LIFE_MS).toISOString(),
    codeResendAt: new Date(now() + CODE_RESEND_MS).toISOString(),
  });
}

/**
 * Asks for more fields. No withdrawal is begun and no money reserved until all fields are there, so leaving the form
 * here costs nothing.
 */
function asking(fields: MethodField[]): WithdrawalCreateReply {
  const reply = withdrawalReply(null, { fields });
  return { ...reply, apiResponse: { ...reply.apiResponse!, isFieldsRequired: true } };
}

function instructing(id: string): WithdrawalCreateReply {
  const reply = withdrawalReply(id);
  const page = { pageId: 'offline', data: { instruction: payoutInstruction } };
  return { ...reply, apiResponse: { ...reply.apiResponse!, ...page } };
}

function withdrawalReply(
  withdrawalId: string | null,
  more: Partial<WithdrawalCreateReply> = {},
  source: string | null = null,
): WithdrawalCreateReply {
  return {
    apiResponse: { source, method: 'GET', data: null, isFieldsRequired: false, depositId: null, pageId: null },
    confirmationRequested: false,
    email: null,
    fields: [],
    withdrawalBlocked: false,
    withdrawalId,
    ...more,
  };
}
