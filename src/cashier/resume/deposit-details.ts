import { when } from 'mobx';
import { inject, injectable, type InjectionToken } from 'tsyringe';
import type { DepositCreateReply } from '../../contract/deposit';
import { AppError } from '../../core/errors/app-error';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Realtime } from '../../core/realtime/realtime';
import { AttemptStore } from '../attempt/attempt-store';
import { CurrentTransaction } from '../attempt/current-transaction';
import { TransactionStatusStore } from '../status/transaction-status-store';
import type { AttemptIntent } from '../attempt/attempt-record';

/**
 * found: what the create had answered is the current transaction again. unknown: the gateway can't tell, so that the
 * page shows what it can without. notOurs: no such deposit of this player; the attempt is forgotten.
 */
export type DetailsOutcome = { kind: 'found'; reply: DepositCreateReply } | { kind: 'unknown' } | { kind: 'notOurs' };

/** Brings back what a deposit's create had answered: codes, addresses and cards are never stored. */
export interface DepositDetails {
  /** Waits for the channel and asks until there is an answer. Never rejects, but for an abort. */
  fetch(id: string, intent: AttemptIntent, signal: AbortSignal): Promise<DetailsOutcome>;
}
export const DepositDetails: InjectionToken<DepositDetails> = Symbol('DepositDetails');

@injectable()
export class GatewayDepositDetails implements DepositDetails {
  constructor(
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(TransactionStatusStore) private readonly statuses: TransactionStatusStore,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {}

  async fetch(id: string, intent: AttemptIntent, signal: AbortSignal): Promise<DetailsOutcome> {
    for (;;) {
      await when(() => this.realtime.state === 'open', { signal });
      try {
        const { status, ...reply } = await this.realtime.request('BANKING:deposit-resume', { depositId: id });
        signal.throwIfAborted();
        if (reply.apiResponse.isFieldsRequired) return { kind: 'found', reply };
        const { data, pageId } = reply.apiResponse;
        this.attempts.settle(intent, id);
        this.statuses.follow({ flow: 'deposit', id, methodName: intent.methodName });
        this.statuses.learn('deposit', id, status);
        this.transaction.set({ ...intent, id, data, pageId: pageId ?? undefined });
        return { kind: 'found', reply };
      } catch (thrown) {
        signal.throwIfAborted();
        const error = AppError.from(thrown);
        if (error.code === 'socket.networkError' || error.code === 'socket.timeout') continue;
        if (error.code !== 'banking.depositNotFound') return this.giveUp(error);
        this.attempts.forget('deposit', id);
        return { kind: 'notOurs' };
      }
    }
  }

  /** A gateway that does not know the call is no fault; anything else is told. */
  private giveUp(error: AppError): DetailsOutcome {
    if (error.status !== 404) this.errors.report(error);
    return { kind: 'unknown' };
  }
}
