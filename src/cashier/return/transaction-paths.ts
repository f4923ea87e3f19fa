import { when } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { ApiResponse } from '../../contract/api-response';
import type { PaymentMethod } from '../../contract/method';
import type { Flow } from '../../contract/primitives';
import type { TransactionLine } from '../../contract/transactions';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Clock } from '../../core/time/time';
import { settledWithin } from '../../core/time/within';
import { Registry } from '../../kernel/registry-token';
import { isOpen } from '../attempt/attempt-machine';
import type { AttemptIntent, AttemptRecord } from '../attempt/attempt-record';
import { AttemptStore } from '../attempt/attempt-store';
import { CurrentTransaction } from '../attempt/current-transaction';
import { ChosenPage } from '../methods/chosen-page';
import { MethodsStore } from '../methods/methods-store';
import { PaymentWindow } from '../payment-window/payment-window';
import { isEndStatus } from '../status/status-rules';
import { TransactionStatusStore } from '../status/transaction-status-store';
import { CALL_LIMIT_MS } from '../../core/realtime/call-limit';
import { LostCreate } from '../attempt/lost-create';
import { CONFIRM_PATH } from './place-record';
import { TransactionDetails, type DetailsOutcome } from './transaction-details';
import { completePath } from '../payment-page/complete-path';

/** `isLate`: the gateway has not said in time which page it is, so the complete page is shown in its place. */
export interface Way {
  path: string;
  isLate?: boolean;
}

/** late: the gateway has not answered in time. ended: the transaction is over, so how to pay need not be shown. */
type TimelyOutcome = DetailsOutcome | { kind: 'late' } | { kind: 'ended' };

/**
 * Finds the page on which a transaction continues that this tab has not shown. Expects its method to be chosen and its
 * flow's list to be loaded.
 */
@injectable()
export class TransactionPaths {
  constructor(
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(ChosenPage) private readonly page: ChosenPage,
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(TransactionDetails) private readonly details: TransactionDetails,
    @inject(LostCreate) private readonly lost: LostCreate,
    @inject(Registry) private readonly registry: Registry,
    @inject(PaymentWindow) private readonly paymentWindow: PaymentWindow,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(TransactionStatusStore) private readonly statuses: TransactionStatusStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** The page of the transaction that a create with a lost reply has made; undefined when none was found. */
  async ofLost(attempt: AttemptRecord, signal: AbortSignal): Promise<Way | undefined> {
    if (!isOpen(attempt)) return undefined;
    const line = await settledWithin(this.lost.find(attempt, signal), CALL_LIMIT_MS, this.clock);
    if (!line) return undefined;
    // The outcome is known, so the player need not see the page for paying.
    if (isEndStatus(line.status)) return this.ofFound(attempt, line);
    const { flow } = attempt.intent;
    if (this.registry.resumesByForm(flow, this.methodOf(attempt.intent))) return { path: this.ofForm(flow) };
    const outcome = await this.inTime(line.id, attempt, signal);
    if (outcome.kind === 'toConfirm') return { path: CONFIRM_PATH };
    if (outcome.kind === 'notOurs') return undefined;
    if (outcome.kind === 'found') {
      return outcome.response.isFieldsRequired ? undefined : this.ofResponse(attempt.intent, outcome.response);
    }
    return { ...this.ofFound(attempt, line), isLate: outcome.kind === 'late' };
  }

  /** The page of a transaction that this tab has not shown. */
  async ofListed(attempt: AttemptRecord, id: string, signal: AbortSignal): Promise<Way> {
    const { flow } = attempt.intent;
    if (this.registry.resumesByForm(flow, this.methodOf(attempt.intent))) return { path: this.ofForm(flow) };
    const outcome = await this.inTime(id, attempt, signal);
    if (outcome.kind === 'toConfirm') return { path: CONFIRM_PATH };
    if (outcome.kind !== 'found') return { path: completePath(flow), isLate: outcome.kind === 'late' };
    const { response } = outcome;
    // The create still lacks fields, so there is nothing to pay yet.
    if (response.isFieldsRequired) {
      this.attempts.forget(flow, id);
      return { path: this.ofForm(flow) };
    }
    return this.ofResponse(attempt.intent, response);
  }

  /**
   * For a complete page that shows only what storage has: offers the provider's page again. Returns the path of the
   * page for that response, where the design has one. Rejects only when aborted.
   */
  async offerPageOf(attempt: AttemptRecord, id: string, signal: AbortSignal): Promise<string | undefined> {
    if (this.paymentWindow.isOpen) return undefined;
    const outcome = await this.details.fetch(id, attempt, signal);
    if (outcome.kind !== 'found') return undefined;
    this.offerPage(outcome.response);
    return this.ownPath(attempt.intent, outcome.response);
  }

  ofForm(flow: Flow): string {
    return (this.methods.currentMethod && this.page.form) ?? `/${flow}`;
  }

  /** The details, unless the gateway does not answer in time or the transaction ends before. Rejects when aborted. */
  async inTime(id: string, attempt: AttemptRecord, signal: AbortSignal): Promise<TimelyOutcome> {
    const hasEnded = () => {
      const status = this.statuses.statusOf(attempt.intent.flow, id);
      return status !== undefined && isEndStatus(status);
    };
    if (hasEnded()) return { kind: 'ended' };
    const ended = when(hasEnded, { signal }).then((): TimelyOutcome => ({ kind: 'ended' }));
    const first = Promise.race<TimelyOutcome>([this.details.fetch(id, attempt, signal), ended]);
    return (await settledWithin(first, CALL_LIMIT_MS, this.clock)) ?? { kind: 'late' };
  }

  private methodOf({ methodName }: AttemptIntent): PaymentMethod | undefined {
    return this.methods.methods.find(({ name }) => name === methodName);
  }

  private ownPath(intent: AttemptIntent, response: ApiResponse): string | undefined {
    const method = this.methodOf(intent);
    return method && this.registry.pathForReply(intent.flow, response, method);
  }

  private ofResponse(intent: AttemptIntent, response: ApiResponse): Way {
    const own = this.ownPath(intent, response);
    if (own !== undefined) return { path: own };
    this.offerPage(response);
    return { path: completePath(intent.flow) };
  }

  /** Shows a transaction with what the player's history says about it, since nothing more is known. */
  private ofFound({ key, intent }: AttemptRecord, { id, status }: TransactionLine): Way {
    this.attempts.settle(key, id);
    this.statuses.learn(intent.flow, id, status);
    this.transaction.set({ ...intent, id, data: null, pageId: undefined });
    return { path: completePath(intent.flow) };
  }

  /** Offers the provider's page, which may never have opened in the earlier view, or was closed with it. */
  private offerPage(response: ApiResponse): void {
    try {
      this.paymentWindow.offer(response);
    } catch (error) {
      this.errors.report(error);
    }
  }
}
