/** What the gateway itself does once a provider has accepted a payment. */
import type { PaymentMethod } from '../../src/contract/method';
import type { RequestData, RequestType } from '../../src/contract/realtime';
import type { WithdrawalCreateReply } from '../../src/contract/withdrawal';
import type { AccountRow } from '../store/accounts';
import type { Answer } from '../store/attempts';
import { Transactions } from '../store/transactions';
import { keepAccount } from './account-choice';
import { destinationOf } from './destination';
import { resumable } from './resumable';
import type { OwnContext } from './own-context';
import { beginConfirmation, keptBack } from './withdrawals';

/** Stores a withdrawal's destination, the create's answer and its key, and sends the code when the provider wants one. */
export async function afterCreate(
  type: RequestType,
  { data: request, account }: { data: unknown; account: AccountRow | undefined },
  answer: Answer,
  method: PaymentMethod,
  context: OwnContext,
): Promise<Answer> {
  if (answer.status !== 200) return answer;
  const transactions = new Transactions(context.db, context.now);
  const clientKey = context.messageId;
  if (type !== 'BANKING:withdrawal-create') {
    const kept = resumable(type, answer.data);
    if (kept) await transactions.keep(kept.id, { reply: kept.reply, clientKey });
    if (kept) await keepAccount(type, request, { id: kept.id, method, account }, context);
    return answer;
  }
  const { fields, wallet } = request as RequestData<typeof type>;
  const reply = answer.data as WithdrawalCreateReply;
  if (!reply.withdrawalId) return answer;
  const destination = destinationOf(method, fields, wallet);
  const { withdrawalId, apiResponse = null } = reply;
  const kept = { reply: { withdrawalId, apiResponse }, clientKey, ...(destination && { destination }) };
  await transactions.keep(withdrawalId, kept);
  await keepAccount(type, request, { id: withdrawalId, method, account }, context);
  if (!reply.confirmationRequested) return answer;
  return { ...answer, data: keptBack({ ...reply, ...(await beginConfirmation(reply.withdrawalId, context)) }) };
}
