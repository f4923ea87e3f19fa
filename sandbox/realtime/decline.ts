/** Why a payment was refused and what to offer in its place, as pushes, statuses and the history tell it. */
import type { Decline } from '../../src/contract/decline';
import { nextMethods } from '../store/decline';
import type { Transaction } from '../store/transactions';
import type { OwnContext } from './own-context';
import { withStates } from './standing';

/** Undefined for one that was not refused. */
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
