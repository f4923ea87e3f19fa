/** The player's own transactions, and resuming one that was begun. */
import type { Flow } from '../../src/contract/primitives';
import type { RequestData } from '../../src/contract/realtime';
import type { TransactionLine } from '../../src/contract/transactions';
import type { Answer } from '../store/attempts';
import type { Transaction } from '../store/transaction';
import { Transactions } from '../store/transactions';
import type { Methods } from '../methods';
import { declineOf } from './decline';
import type { OwnContext } from './own-context';
import { reasonText } from './reasons';
import { awaitedCode, isCancellable, keptBack } from './withdrawals';

export async function listTransactions(
  { limit, before, flow, status }: RequestData<'BANKING:transactions-list'>,
  context: OwnContext,
): Promise<Answer> {
  const { db, now, user, methods } = context;
  // Fetch one more than requested, to know whether there are more.
  const found = await new Transactions(db, now).history(user.id, { before, flow, status, limit: limit + 1 });
  const transactions: TransactionLine[] = [];
  for (const each of found.slice(0, limit)) {
    const decline = await declineOf(each, context);
    transactions.push({ ...toLine(each, methods, user.country), ...(decline && { decline }) });
  }
  return { status: 200, data: { transactions, hasMore: found.length > limit } };
}

type Kept = Transaction & { reply: Record<string, unknown> | null };

function toLine(transaction: Kept, methods: Methods, country: string): TransactionLine {
  const { id, flow, methodName, amount, currency, status, createdAt, endedAt, destination, clientKey } = transaction;
  const method = methods.find(flow, methodName, country);
  const reason = status === 'mistaked' ? reasonText(transaction.reason) : undefined;
  const expiresAt = expiryOf(transaction.reply);
  return {
    id,
    flow,
    paymentMethod: methodName,
    amount: Number(amount),
    currency,
    status,
    createdAt: new Date(createdAt).toISOString(),
    isCancellable: isCancellable(transaction),
    ...(clientKey ? { clientKey } : {}),
    ...(method ? { text: method.text } : {}),
    ...(method?.iconIds[0] ? { iconId: method.iconIds[0] } : {}),
    ...(endedAt === null ? {} : { endedAt: new Date(endedAt).toISOString() }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(destination ? { destination } : {}),
    ...(reason ? { reason } : {}),
  };
}

/** When the payment expires, by the create's answer: each kind of page has the time in its own part of the data. */
function expiryOf(reply: Record<string, unknown> | null): string | undefined {
  const { apiResponse } = (reply ?? {}) as { apiResponse?: { data?: object | null } };
  const parts = Object.values(apiResponse?.data ?? {}) as ({ expiresAt?: string | null } | null)[];
  return parts.map((part) => part?.expiresAt).find((time) => time != null) ?? undefined;
}

export const resumeDeposit = ({ depositId }: RequestData<'BANKING:deposit-resume'>, context: OwnContext) =>
  resume('deposit', depositId, context);

export const resumeWithdrawal = ({ withdrawalId }: RequestData<'BANKING:withdrawal-resume'>, context: OwnContext) =>
  resume('withdrawal', withdrawalId, context);

/** The create's first answer, with the transaction's current status. */
async function resume(flow: Flow, id: string, context: OwnContext): Promise<Answer> {
  const { db, now, user } = context;
  const notFound: Answer = { status: 404, code: `banking.${flow}NotFound`, message: `No such ${flow}` };
  const transactions = new Transactions(db, now);
  const found = await transactions.find(id);
  if (found?.userId !== user.id || found.flow !== flow) return notFound;
  const reply = await transactions.findReply(id);
  if (!reply) return notFound;
  const code = flow === 'withdrawal' ? await awaitedCode(found, context) : undefined;
  const { status, clientKey } = found;
  return {
    status: 200,
    data: { ...(code ? keptBack(reply) : reply), ...code, status, ...(clientKey && { clientKey }) },
  };
}
