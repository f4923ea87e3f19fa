/** Refuses creates that a lock, a limit or a method's state forbids, whatever the widget has checked. */
import Big from 'big.js';
import type { Answer } from '../store/attempts';
import { PlayerStanding } from '../store/standing';
import type { OwnContext } from './own-context';
import type { Subject } from './request-subject';

/** @returns the refusal, or null for an allowed payment */
export async function refuseStanding(
  { flow, methodName, money }: Subject,
  { db, now, user }: Pick<OwnContext, 'db' | 'now' | 'user'>,
): Promise<Answer | null> {
  if (!money) return null;
  const standing = new PlayerStanding(db, now, user.id);
  if (await standing.lockOf(flow)) {
    return { status: 403, code: 'banking.flowLocked', message: `This player's ${flow}s are closed` };
  }
  if ((await standing.states(flow)).get(methodName)?.level === 'down') {
    return { status: 400, code: 'banking.methodUnavailable', message: `${methodName} does not work at present` };
  }
  if (flow !== 'deposit') return null;
  const over = (await standing.limits(money.currency)).find(({ max, used }) =>
    new Big(used ?? 0).plus(money.amount).gt(max),
  );
  if (!over) return null;
  return { status: 400, code: 'banking.amountOutOfLimits', message: `Over the limit of the ${over.period}` };
}
