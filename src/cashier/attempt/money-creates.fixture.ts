/** What a page sends in the model of the core once its player has confirmed. Each resolves with the id that it is told. */
import { judgeWithdrawal } from '../withdrawal/withdrawal-reply';
import type { AttemptRecord } from './attempt-record';
import type { Page, Press } from './money-page.fixture';

type OnSend = (key: string) => void;
type Told = Promise<string | null | undefined>;

export async function deposit({ stores, channel }: Page, { wanted, intent }: Press, onSend: OnSend): Told {
  const { amount, currency, methodName: paymentType, destination: card } = wanted;
  const data = { amount, currency, paymentType, fields: { card }, returnUrl: '', isActivatedBonus: false };
  const { reply, attempt } = await stores.attempts.create({
    intent,
    send: (messageId) => (onSend(messageId), channel.request('BANKING:deposit-create', data, { messageId })),
    judge: ({ depositId }) => ({ kind: 'created', transactionId: depositId ?? undefined }),
  });
  if (attempt) show(stores, attempt, reply.depositId);
  if (attempt) stores.attempts.tellHostOf(attempt.key);
  return reply.depositId;
}

export async function withdraw(page: Page, { wanted, intent }: Press, onSend: OnSend): Told {
  const { stores, channel, asked } = page;
  const { amount, currency, methodName, destination: wallet, taxId } = wanted;
  const fields: Record<string, string> = taxId === undefined ? {} : { taxId };
  const data = { amount, currency, payment_system: methodName, fields, wallet };
  const { reply, attempt } = await stores.attempts.create({
    intent,
    send: (messageId, withdrawalId) => (
      onSend(messageId),
      channel.request('BANKING:withdrawal-create', { ...data, withdrawalId }, { messageId })
    ),
    judge: judgeWithdrawal,
  });
  if (attempt) show(stores, attempt, reply.withdrawalId);
  if (attempt && reply.confirmationRequested)
    stores.confirmation.begin({ ...attempt.intent, withdrawalId: reply.withdrawalId! }, reply);
  if (attempt && !reply.confirmationRequested) stores.attempts.tellHostOf(attempt.key);
  if (judgeWithdrawal(reply).kind === 'created') return reply.withdrawalId;
  asked.add(methodName);
  return undefined;
}

const show = ({ transaction }: Page['stores'], { intent, key }: AttemptRecord, id: string | null | undefined) =>
  transaction.set({ ...intent, id: id ?? undefined, key, data: null, pageId: undefined });
