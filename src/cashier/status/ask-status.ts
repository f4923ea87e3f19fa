import type { Decline } from '../../contract/decline';
import type { Flow } from '../../contract/primitives';
import type { Realtime } from '../../core/realtime/realtime';
import { isEndStatus, statusOfDeposit, type EndStatus } from './status-rules';

/** Lines of the player's history in which a withdrawal that is followed is looked for. */
const RECENT = 20;

export interface StatusNews {
  status: EndStatus;
  /** Why it was refused, where the gateway says so. */
  decline: Decline | undefined;
}

/** Asks once what became of a transaction; undefined while it is open. Rejects with an AppError. */
export async function askStatus(
  realtime: Realtime,
  { flow, id, methodName }: { flow: Flow; id: string; methodName: string },
): Promise<StatusNews | undefined> {
  if (flow === 'deposit') {
    const reference = { depositId: id, paymentMethod: methodName };
    const reply = await realtime.request('BANKING_DEPOSIT:deposit-status', reference);
    return newsOf(statusOfDeposit(reply.status), reply.decline);
  }
  const { transactions } = await realtime.request('BANKING:transactions-list', { limit: RECENT });
  const line = transactions.find((one) => one.flow === flow && one.id === id);
  return newsOf(line && isEndStatus(line.status) ? line.status : undefined, line?.decline);
}

function newsOf(status: EndStatus | undefined, decline: Decline | null | undefined): StatusNews | undefined {
  return status && { status, decline: decline ?? undefined };
}
