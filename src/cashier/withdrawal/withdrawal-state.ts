import type { ApiResponse } from '../../contract/api-response';
import type { Realtime } from '../../core/realtime/realtime';
import type { Clock } from '../../core/time/time';
import { settledWithin } from '../../core/time/within';
import type { SentCode } from '../attempt/pending-confirmation';
import { isEndStatus } from '../status/status-rules';

/** Milliseconds for which the gateway is asked; one that does not know the call may never answer. */
const STATE_LIMIT_MS = 8_000;

export interface WithdrawalState {
  /** It waits for the code from the e-mail. */
  isWaiting: boolean;
  isConfirmed: boolean;
  response: ApiResponse | undefined;
  /** The code that it waits for. */
  code: SentCode;
}

/** What the gateway says of a withdrawal whose confirmation got no clear answer. Undefined where it can't say. Never rejects. */
export async function withdrawalState(
  withdrawalId: string,
  realtime: Pick<Realtime, 'request'>,
  clock: Clock,
): Promise<WithdrawalState | undefined> {
  try {
    const asked = realtime.request('BANKING:withdrawal-resume', { withdrawalId });
    const reply = await settledWithin(asked, STATE_LIMIT_MS, clock);
    if (!reply) return undefined;
    const isWaiting = reply.confirmationRequested && !isEndStatus(reply.status);
    const isConfirmed = !isWaiting && reply.status !== 'mistaked';
    return { isWaiting, isConfirmed, response: reply.apiResponse ?? undefined, code: reply };
  } catch {
    // Refused, or the line is cut: a push or the next press tells.
    return undefined;
  }
}
