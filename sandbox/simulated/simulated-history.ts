/** The player's transactions as the gateway lists them, from those of the simulated provider. */
import type { RequestData, RequestType } from '../../src/contract/realtime';
import type { CatalogueMethod, SimulatedTransaction, SimulatorReply } from '../../src/contract/simulator';
import type { TransactionLine } from '../../src/contract/transactions';

export function listTransactions(
  { limit, before, flow, status }: RequestData<'BANKING:transactions-list'>,
  transactions: ReadonlyMap<string, SimulatedTransaction>,
  catalogue: readonly CatalogueMethod[],
): SimulatorReply<'BANKING:transactions-list'> {
  const all = [...transactions.values()].reverse().sort((a, b) => b.createdAt - a.createdAt);
  const from = before ? all.findIndex(({ id }) => id === before) + 1 : 0;
  const found = all
    .slice(from)
    .filter((each) => (!flow || each.flow === flow) && (!status || status.includes(each.status)));
  const lines = found.slice(0, limit).map((each) => toLine(each, catalogue));
  return { status: 200, data: { transactions: lines, hasMore: found.length > limit } };
}

export const isCancellable = ({ flow, status, state }: SimulatedTransaction): boolean =>
  flow === 'withdrawal' && (status === 'waiting' || status === 'accepted') && state['isSent'] !== true;

/**
 * The create's answer, so that a story can return to its page; undefined for an unknown transaction. `made`: the answers
 * by id. Stories may put `isToConfirm` into a withdrawal's state.
 */
export function resumed(
  id: string,
  transactions: ReadonlyMap<string, SimulatedTransaction>,
  made: ReadonlyMap<string, object>,
): SimulatorReply<RequestType> | undefined {
  const found = transactions.get(id);
  if (!found) return undefined;
  const { flow, status, state } = found;
  const apiResponse = { source: null, method: 'GET', data: null, isFieldsRequired: false, pageId: null } as const;
  const reply = { apiResponse, fields: [], ...made.get(id), status };
  if (flow === 'deposit') return { status: 200, data: { ...reply, depositId: id } };
  const confirmationRequested = state['isToConfirm'] === true;
  return { status: 200, data: { ...reply, withdrawalId: id, confirmationRequested, withdrawalBlocked: false } };
}

/** Stories may put `destination`, `reason`, `decline` and `isSent` into the state. */
function toLine(transaction: SimulatedTransaction, catalogue: readonly CatalogueMethod[]): TransactionLine {
  const { id, flow, methodName, amount, currency, status, createdAt, state } = transaction;
  const method = catalogue.find((entry) => entry.method.name === methodName)?.method;
  return {
    id,
    flow,
    paymentMethod: methodName,
    text: method?.text,
    iconId: method?.iconIds[0],
    amount: Number(amount),
    currency,
    status,
    createdAt: new Date(createdAt).toISOString(),
    destination: state['destination'] as string | undefined,
    reason: status === 'mistaked' ? (state['reason'] as Record<string, string> | undefined) : undefined,
    decline: state['decline'] as TransactionLine['decline'],
    isCancellable: isCancellable(transaction),
  };
}
