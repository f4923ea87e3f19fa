/**
 * The provider behind redirect methods: creates a deposit and sends the player to the acquirer's page. The method's
 * name selects the behaviour, so that every one can be tried from the list:
 * `…_post` a form post · `…_tab` in the player's tab, `…_frame…` in a frame · `…_fields` asks for one more field first · `…_offline` has no page ·
 * `…_unified…`, `…_instruction` and `…_cash` a page of ours (simulator/own-pages.ts) · anything else a plain link.
 * Amounts that end in .13 and .14 are refused. Withdrawals: simulator/withdrawals.ts.
 */
import Big from 'big.js';
import type { ApiResponse } from '@/contract/api-response';
import type { DepositCreateRequest } from '@/contract/deposit';
import { DisplayType, type MethodField } from '@/contract/method';
import type { SimulatedTransaction, Simulator, SimulatorContext, SimulatorReply } from '@/contract/simulator';
import { MORE_FIELDS, reply } from './fixtures';
import { beginOwnPage, onOwnPageEvent, ownPageHandlers } from './simulator/own-pages';
import { refuseAmount } from './simulator/refuse-amount';
import { onWithdrawalEvent, withdrawalHandlers } from './simulator/withdrawals';

const DISPLAY_TYPES: readonly number[] = [
  DisplayType.default,
  DisplayType.card,
  DisplayType.cardWalletOnly,
  DisplayType.cardMultiple,
  DisplayType.virtual,
];

const CHARGED_AFTER_MS = 1500;

type CreateReply = SimulatorReply<'BANKING:deposit-create'>;

export const simulator: Simulator = {
  id: 'card-redirect',
  isFallback: true,
  // Takes withdrawals of every display type: none needs a provider's page that only a plugin of its own could show.
  handles: (method, flow) => flow === 'withdrawal' || DISPLAY_TYPES.includes(method.cardViewType),
  on: {
    'BANKING:deposit-create': create,
    ...ownPageHandlers,
    ...withdrawalHandlers,
  },
  onEvent: (event, transaction, context) =>
    (transaction.flow === 'withdrawal' ? onWithdrawalEvent : onOwnPageEvent)(event, transaction, context),
};

async function create(request: DepositCreateRequest, context: SimulatorContext): Promise<CreateReply> {
  const refusal = refuseAmount(request.amount);
  if (refusal) return refusal;

  const begun = request.depositId ? await context.transactions.find(request.depositId) : null;
  if (request.depositId && begun?.state.step !== 'fields') return notFound;

  const missing = asksForFields(context) ? MORE_FIELDS.filter(({ name }) => !request.fields[name]?.trim()) : [];
  const deposit = await depositFor(request, begun, missing.length > 0, context);
  if (missing.length > 0) return asking(deposit.id, missing);
  // A saved account (`accountId`) is charged without a page.
  if (request.accountId) await context.transactions.schedule(deposit.id, CHARGED_AFTER_MS, 'found');
  const page = request.accountId
    ? {}
    : ((await beginOwnPage(deposit, context)) ?? pageOf(deposit, request.returnUrl, context));
  return { status: 200, data: reply(deposit.id, page) };
}

const asksForFields = ({ method }: SimulatorContext) => method.name.includes('_fields');

/**
 * Goes on with the deposit that an earlier reply created. If the player has since changed the amount, ends that deposit
 * and creates another.
 */
async function depositFor(
  { amount, currency }: DepositCreateRequest,
  begun: SimulatedTransaction | null,
  isAsking: boolean,
  { newId, method, transactions }: SimulatorContext,
): Promise<SimulatedTransaction> {
  const state = isAsking ? { step: 'fields' } : { step: 'provider', signature: newId() };
  if (begun?.currency === currency && new Big(begun.amount).eq(amount)) return transactions.update(begun.id, state);
  if (begun) await transactions.settle(begun.id, 'mistaked');
  return transactions.insert({
    id: newId(),
    flow: 'deposit',
    methodName: method.name,
    amount: new Big(amount).toFixed(),
    currency,
    status: 'waiting',
    state,
  });
}

function pageOf(
  { id, state }: SimulatedTransaction,
  returnUrl: string,
  { method, providerUrl }: SimulatorContext,
): Partial<ApiResponse> {
  if (method.name.endsWith('_offline')) return {};
  const present = method.name.endsWith('_tab') ? 'page' : method.name.includes('_frame') ? 'frame' : null;
  if (!method.name.endsWith('_post')) return { source: providerUrl('acquirer', id, returnUrl), present };
  const data = { transactionId: id, signature: String(state.signature), returnUrl };
  return { source: providerUrl('acquirer/post', id, returnUrl), method: 'POST', data, present };
}

function asking(depositId: string, fields: MethodField[]): CreateReply {
  const { apiResponse } = reply(depositId, { isFieldsRequired: true });
  return { status: 200, data: { apiResponse, depositId, fields } };
}

const notFound = { status: 404, code: 'banking.depositNotFound', message: 'No such deposit' };
