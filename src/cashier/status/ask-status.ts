import type { Decline } from '../../contract/decline';
import type { Flow } from '../../contract/primitives';
import type { TransactionLine } from '../../contract/transactions';
import { AppError } from '../../core/errors/app-error';
import { isRefusal } from '../../core/errors/is-refusal';
import type { Realtime } from '../../core/realtime/realtime';
import { isEndStatus, statusOfDeposit, type EndStatus } from './status-rules';

/** How many lines of the player's history are searched for a transaction. */
const RECENT = 20;

/** What the status itself says where the gateway gives no reason. */
const TIME_UP: Decline = { reason: 'expired', isFinal: false, next: [] };

export interface StatusNews {
  status: EndStatus;
  /** Why the transaction was refused, where the gateway says so. */
  decline: Decline | undefined;
}

interface Asked {
  flow: Flow;
  id: string;
  methodName: string;
}

/** Asks once for the outcome of a transaction; undefined while it is open. Rejects with an AppError. */
export async function askStatus(realtime: Realtime, asked: Asked): Promise<StatusNews | undefined> {
  if (asked.flow === 'withdrawal') return newsOfLine(await lineOf(realtime, asked));
  try {
    const reference = { depositId: asked.id, paymentMethod: asked.methodName };
    const reply = await realtime.request('BANKING_DEPOSIT:deposit-status', reference);
    return newsOf(statusOfDeposit(reply.status), reply.decline ?? (reply.status === 'AUTO_CANCELED' ? TIME_UP : null));
  } catch (refused) {
    if (!isRefusal(AppError.from(refused).status)) throw refused;
    // Some gateways know the status of peer-to-peer deposits only; other deposits are in the history.
    const line = await lineOf(realtime, asked);
    if (!line) throw refused;
    return newsOfLine(line);
  }
}

async function lineOf(realtime: Realtime, { flow, id }: Asked): Promise<TransactionLine | undefined> {
  const { transactions } = await realtime.request('BANKING:transactions-list', { limit: RECENT });
  return transactions.find((line) => line.flow === flow && line.id === id);
}

function newsOfLine(line: TransactionLine | undefined): StatusNews | undefined {
  return newsOf(line && isEndStatus(line.status) ? line.status : undefined, line?.decline);
}

function newsOf(status: EndStatus | undefined, decline: Decline | null | undefined): StatusNews | undefined {
  return status && { status, decline: decline ?? undefined };
}
