/** What the gateway itself does with a withdrawal after its create: check the code, resend it, cancel. */
import type { RequestData } from '../../src/contract/realtime';
import type { Db } from '../database/db';
import type { Answer } from '../store/attempts';
import { Confirmations, MAX_WRONG_TRIES, type Confirmation } from '../store/confirmations';
import { ScheduledEvents } from '../store/scheduled-events';
import { isOpen, type Transaction } from '../store/transaction';
import { Transactions } from '../store/transactions';
import type { OwnContext } from './own-context';
import { shorten } from './destination';
import { REASONS } from './reasons';

const ok = (data: unknown): Answer => ({ status: 200, data });
const refuse = (code: string, message: string, status = 400): Answer => ({
  status,
  code: `banking.${code}`,
  message,
});
const notFound = () => refuse('withdrawalNotFound', 'No such withdrawal', 404);
const tooMany = () => refuse('confirmAttemptsExceeded', 'Too many wrong codes. The money is back on the balance');

/** A correct code stays correct when it is sent again with another message id. */
export async function confirmWithdrawal(
  { withdrawalId, code }: RequestData<'BANKING:withdrawal-confirm'>,
  context: OwnContext,
): Promise<Answer> {
  const found = await findWaiting(withdrawalId, context);
  if (!found) return notFound();
  const { withdrawal, confirmation } = found;
  if (confirmation.confirmedAt) return confirmed(withdrawalId, context);
  if (!isOpen(withdrawal)) return confirmation.wrongTries >= MAX_WRONG_TRIES ? tooMany() : notFound();
  if (confirmation.expiresAt.getTime() <= context.now()) return refuse('confirmCodeExpired', 'The code has expired');

  const confirmations = new Confirmations(context.db, context.now);
  if (code.replaceAll(/\s/g, '') === confirmation.code) {
    await confirmations.confirm(withdrawalId);
    await new Transactions(context.db, context.now).accept(withdrawalId);
    return confirmed(withdrawalId, context);
  }
  if ((await confirmations.addWrongTry(withdrawalId)) < MAX_WRONG_TRIES) {
    return refuse('confirmCodeWrong', 'The code is wrong');
  }
  await end(withdrawalId, REASONS.wrongCodes, context);
  return tooMany();
}

/** The reply to a correct code, with the data that the create withheld. */
async function confirmed(withdrawalId: string, { db, now }: OwnContext): Promise<Answer> {
  const reply = await new Transactions(db, now).findReply(withdrawalId);
  return ok({ withdrawalId, apiResponse: reply?.apiResponse ?? null });
}

/** Withholds what is needed to collect the money until the player has confirmed the withdrawal. */
export function keptBack<T extends { apiResponse?: object | null }>(reply: T): T {
  const { apiResponse } = reply;
  return apiResponse ? { ...reply, apiResponse: { ...apiResponse, source: null, data: null, pageId: null } } : reply;
}

export async function resendCode(
  { withdrawalId }: RequestData<'BANKING:withdrawal-resend'>,
  context: OwnContext,
): Promise<Answer> {
  const found = await findWaiting(withdrawalId, context);
  if (!found || !isOpen(found.withdrawal) || found.confirmation.confirmedAt) return notFound();
  const waitMs = found.confirmation.resendAt.getTime() - context.now();
  if (waitMs > 0) {
    const tooSoon = refuse('confirmResendTooSoon', 'Another code was sent a moment ago', 429);
    return { ...tooSoon, retryAfter: Math.ceil(waitMs / 1000) };
  }
  return ok(await sendCode(withdrawalId, context));
}

/** Milliseconds that the money of an unconfirmed withdrawal stays reserved. */
const UNCONFIRMED_MS = 60 * 60_000;
/** The event planned for each withdrawal that waits for a code. */
export const UNCONFIRMED_EVENT = 'gateway:unconfirmed';

/** Sends the first code, and plans the withdrawal's end in case the player never confirms. */
export async function beginConfirmation(withdrawalId: string, context: OwnContext) {
  const dueAt = context.now() + UNCONFIRMED_MS;
  const event = { transactionId: withdrawalId, event: UNCONFIRMED_EVENT, dueAt };
  context.onScheduled(await new ScheduledEvents(context.db).insert(event));
  return sendCode(withdrawalId, context);
}

/** @returns the withdrawal that was ended, or null when the player has confirmed it */
export async function endUnconfirmed(id: string, db: Db, now: () => number): Promise<Transaction | null> {
  const confirmation = await new Confirmations(db, now).find(id);
  if (!confirmation || confirmation.confirmedAt) return null;
  const { transaction, changed } = await new Transactions(db, now).settle(id, 'mistaked', REASONS.unconfirmed);
  return changed ? transaction : null;
}

/** Creates a code for the withdrawal. @returns what the player is told about it */
async function sendCode(withdrawalId: string, context: OwnContext) {
  const { db, now, confirmationTimes } = context;
  return sentCode(await new Confirmations(db, now).begin(withdrawalId, confirmationTimes), context);
}

const sentCode = ({ expiresAt, resendAt }: Pick<Confirmation, 'expiresAt' | 'resendAt'>, { user }: OwnContext) => ({
  email: shorten(user.profile.email ?? 'player@example.com'),
  codeExpiresAt: expiresAt.toISOString(),
  codeResendAt: resendAt.toISOString(),
});

/** The create reply's data about a code that is still awaited; undefined when there is none. */
export async function awaitedCode(withdrawal: Transaction, context: OwnContext): Promise<object | undefined> {
  const confirmation = await new Confirmations(context.db, context.now).find(withdrawal.id);
  if (!confirmation || confirmation.confirmedAt || !isOpen(withdrawal)) return undefined;
  return { confirmationRequested: true, ...sentCode(confirmation, context) };
}

/** Cancels a withdrawal whose money has not left. Cancelling once more succeeds as well. */
export async function cancelWithdrawal(
  { withdrawalId }: RequestData<'BANKING:withdrawal-cancel'>,
  context: OwnContext,
): Promise<Answer> {
  const withdrawal = await findMine(withdrawalId, context);
  if (!withdrawal) return notFound();
  if (withdrawal.reason === REASONS.cancelledByPlayer) return ok({ withdrawalId, status: withdrawal.status });
  if (!isCancellable(withdrawal)) return refuse('notCancellable', 'The withdrawal is on its way or has ended');
  const { status } = await end(withdrawalId, REASONS.cancelledByPlayer, context);
  return ok({ withdrawalId, status });
}

export const isCancellable = (transaction: Transaction): boolean =>
  transaction.flow === 'withdrawal' && isOpen(transaction) && transaction.sentAt === null;

async function end(id: string, reason: string, { db, now, onSettled }: OwnContext): Promise<Transaction> {
  const { transaction, changed } = await new Transactions(db, now).settle(id, 'mistaked', reason);
  if (changed) onSettled(transaction);
  return transaction;
}

/** Locks the row until the request is answered: the operator and the player's other requests wait. */
async function findMine(id: string, { db, now, user }: OwnContext): Promise<Transaction | null> {
  const found = await new Transactions(db, now).findLocked(id);
  return found?.userId === user.id && found.flow === 'withdrawal' ? found : null;
}

async function findWaiting(
  id: string,
  context: OwnContext,
): Promise<{ withdrawal: Transaction; confirmation: Confirmation } | null> {
  const withdrawal = await findMine(id, context);
  const confirmation = withdrawal && (await new Confirmations(context.db, context.now).find(id));
  return withdrawal && confirmation ? { withdrawal, confirmation } : null;
}
