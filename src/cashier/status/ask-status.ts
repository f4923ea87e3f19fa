import type { Flow } from '../../contract/primitives';
import type { Realtime } from '../../core/realtime/realtime';
import { isEndStatus, statusOfDeposit, type EndStatus } from './status-rules';

/** Lines of the player's history in which a withdrawal that is followed is looked for. */
const RECENT = 20;

/** Asks once what became of a transaction; undefined while it is open. Rejects with an AppError. */
export async function askStatus(
  realtime: Realtime,
  { flow, id, methodName }: { flow: Flow; id: string; methodName: string },
): Promise<EndStatus | undefined> {
  if (flow === 'deposit') {
    const reference = { depositId: id, paymentMethod: methodName };
    return statusOfDeposit((await realtime.request('BANKING_DEPOSIT:deposit-status', reference)).status);
  }
  const { transactions } = await realtime.request('BANKING:transactions-list', { limit: RECENT });
  const status = transactions.find((line) => line.flow === flow && line.id === id)?.status;
  return status && isEndStatus(status) ? status : undefined;
}
