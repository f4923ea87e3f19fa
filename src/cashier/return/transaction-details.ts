import { when } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { ApiResponse } from '../../contract/api-response';
import type { Flow, TransactionStatus } from '../../contract/primitives';
import type { TransactionLine } from '../../contract/transactions';
import { AppError } from '../../core/errors/app-error';
import { ErrorHandler } from '../../core/errors/error-handler';
import { askWhenOpen } from '../../core/realtime/ask-when-open';
import { CALL_LIMIT_MS } from '../../core/realtime/call-limit';
import { Realtime } from '../../core/realtime/realtime';
import { Clock } from '../../core/time/time';
import { settledWithin } from '../../core/time/within';
import { AttemptStore } from '../attempt/attempt-store';
import { CurrentTransaction } from '../attempt/current-transaction';
import { StoredOwner } from '../attempt/stored-owner';
import { isEndStatus } from '../status/status-rules';
import { TransactionStatusStore } from '../status/transaction-status-store';
import { PendingConfirmation } from '../attempt/pending-confirmation';
import { apiResponseOf } from '../withdrawal/withdrawal-reply';
import type { AttemptIntent, AttemptRecord } from '../attempt/attempt-record';

/** What the details are of: the attempt's key where this tab knows it, and what the player wanted. */
type Asked = Pick<AttemptRecord, 'key' | 'intent'>;

/**
 * found: the create's response has been fetched again and is the current transaction. unknown: the gateway can't send
 * it, so the page shows what it can without it. notOurs: the player has no such transaction; the attempt is forgotten.
 * toConfirm: a withdrawal that waits for the code from the player's e-mail.
 */
export type DetailsOutcome =
  | { kind: 'found'; response: ApiResponse }
  | { kind: 'toConfirm' }
  | { kind: 'unknown' }
  | { kind: 'notOurs' };

/** late: the gateway has not answered in time. ended: the transaction is over, so how to pay need not be shown. */
type TimelyOutcome = DetailsOutcome | { kind: 'late' } | { kind: 'ended' };

/** Fetches the create's response again, since codes, addresses and cards are never stored. */
@injectable()
export class TransactionDetails {
  constructor(
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(TransactionStatusStore) private readonly statuses: TransactionStatusStore,
    @inject(PendingConfirmation) private readonly confirmation: PendingConfirmation,
    @inject(StoredOwner) private readonly owner: StoredOwner,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** False also where the gateway does not say in time whose it is. Rejects when aborted. */
  async isPlayers(flow: Flow, id: string, signal: AbortSignal): Promise<boolean> {
    const isKnown = when(() => this.owner.isPlayers(flow, id) !== undefined, { signal });
    await settledWithin(isKnown, CALL_LIMIT_MS, this.clock);
    return this.owner.isPlayers(flow, id) === true;
  }

  /** Makes it the current transaction, with what is stored of it. False where it is already. */
  choose({ key, intent }: Asked, id: string): boolean {
    if (this.transaction.current?.id === id) return false;
    this.transaction.set({ ...intent, id, key, data: null, pageId: undefined });
    return true;
  }

  /** Whether the withdrawal's page of the code can be shown with what is stored. */
  isToConfirm(id: string): boolean {
    return this.confirmation.choose(id);
  }

  /** The details, unless the gateway does not answer in time or the transaction ends before. Rejects when aborted. */
  async ask(id: string, asked: Asked, signal: AbortSignal): Promise<TimelyOutcome> {
    const hasEnded = () => isEndStatus(this.statuses.statusOf(asked.intent.flow, id));
    if (hasEnded()) return { kind: 'ended' };
    const ended = when(hasEnded, { signal }).then((): TimelyOutcome => ({ kind: 'ended' }));
    const first = Promise.race<TimelyOutcome>([this.fetch(id, asked, signal), ended]);
    return (await settledWithin(first, CALL_LIMIT_MS, this.clock)) ?? { kind: 'late' };
  }

  /** Shows a transaction with what the player's history says about it, where nothing more is known. */
  takeLine({ key, intent }: Asked, { id, status }: TransactionLine): void {
    this.attempts.settle(key, id, intent);
    this.statuses.learn(intent.flow, id, status);
    this.transaction.set({ ...intent, id, data: null, pageId: undefined });
  }

  /** Waits for the channel and retries until there is an answer. Rejects only when aborted. */
  async fetch(id: string, asked: Asked, signal: AbortSignal): Promise<DetailsOutcome> {
    const { flow } = asked.intent;
    const ask = () =>
      flow === 'deposit' ? this.fetchDeposit(id, asked, signal) : this.fetchWithdrawal(id, asked, signal);
    try {
      return await askWhenOpen(this.realtime, ask, { signal });
    } catch (thrown) {
      signal.throwIfAborted();
      const error = AppError.from(thrown);
      if (error.code !== `banking.${flow}NotFound`) return this.giveUp(error);
      this.attempts.forget(flow, id);
      return { kind: 'notOurs' };
    }
  }

  private async fetchDeposit(id: string, { key, intent }: Asked, signal: AbortSignal): Promise<DetailsOutcome> {
    const { apiResponse, status } = await this.realtime.request('BANKING:deposit-resume', { depositId: id });
    signal.throwIfAborted();
    if (apiResponse.isFieldsRequired) return { kind: 'found', response: apiResponse };
    this.attempts.settle(key, id, intent);
    return this.take(id, intent, apiResponse, status);
  }

  private async fetchWithdrawal(id: string, { key, intent }: Asked, signal: AbortSignal): Promise<DetailsOutcome> {
    const reply = await this.realtime.request('BANKING:withdrawal-resume', { withdrawalId: id });
    signal.throwIfAborted();
    this.attempts.settle(key, id, intent, true);
    const outcome = this.take(id, intent, apiResponseOf(reply), reply.status);
    if (!reply.confirmationRequested) {
      this.attempts.tellHost('withdrawal', id);
      return outcome;
    }
    this.attempts.untell('withdrawal', id);
    const { methodName, amount, currency } = intent;
    this.confirmation.begin({ withdrawalId: id, methodName, amount, currency }, reply);
    return { kind: 'toConfirm' };
  }

  private take(id: string, intent: AttemptIntent, response: ApiResponse, status: TransactionStatus): DetailsOutcome {
    const { flow, methodName } = intent;
    this.statuses.follow({ flow, id, methodName });
    this.statuses.learn(flow, id, status);
    const { data, pageId } = response;
    this.transaction.set({ ...intent, id, data, pageId: pageId ?? undefined, hasPage: Boolean(response.source) });
    return { kind: 'found', response };
  }

  /** A gateway that does not know the call is not an error; anything else is reported. */
  private giveUp(error: AppError): DetailsOutcome {
    if (error.status !== 404) this.errors.report(error);
    return { kind: 'unknown' };
  }
}
