/** Why a payment was refused and which methods to offer next, for pushes, statuses and the history. */
import type { Decline } from '../../src/contract/decline';
import { nextMethods } from '../store/decline';
import type { Transaction } from '../store/transaction';
import type { OwnContext } from './own-context';
import { withStates } from './standing';

/** Undefined for a transaction that was not refused. */
export async function declineOf(
  transaction: Transaction,
  context: Pick<OwnContext, 'db' | 'now' | 'user' | 'methods'>,
): Promise<Decline | undefined> {
  const { status, decline, flow, methodName, currency } = transaction;
  if (status !== 'mistaked' || !decline) return undefined;
  const { user, methods } = context;
  const method = methods.find(flow, methodName, user.country) ?? { name: methodName, category: '' };
  const offered = await withStates(flow, methods.list(flow, { country: user.country, currency }), context);
  return { reason: decline.reason, isFinal: decline.isFinal, next: nextMethods(decline, method, offered) };
}
