import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { FieldValues } from '../../contract/deposit';
import type { Flow, TransactionStatus } from '../../contract/primitives';
import { isNoOutcome } from '../../contract/status';
import { AppError } from '../../core/errors/app-error';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Realtime } from '../../core/realtime/realtime';
import { Navigation } from '../../kernel/navigation';
import { CurrentTransaction, type Transaction } from '../attempt/current-transaction';
import { isEndStatus, type EndStatus } from '../status/status-rules';
import { completePath } from './complete-path';

/**
 * What every page between a create and the complete page does: it shows the current transaction, runs one action of the
 * player's at a time, reports what is wrong once, and leaves when the payment has ended. Each page's store has one of its
 * own. Observable.
 */
@injectable()
export class PaymentPage {
  /** The error of the notification, which the page keeps showing. */
  failure: unknown = undefined;
  private running: Promise<void> | undefined = undefined;
  /** Code and transaction of each problem that has been reported to monitoring. */
  private readonly reported = new Set<string>();

  constructor(
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get current(): Transaction | undefined {
    return this.transaction.current;
  }

  get status(): TransactionStatus | undefined {
    return this.transaction.status;
  }

  /** The current transaction as calls to the gateway name it. Throws an AppError when there is none. */
  get reference(): { id: string; methodName: string } {
    const { id, methodName } = this.current ?? {};
    if (id === undefined || methodName === undefined) throw new AppError('No payment here', { code: 'deposit.none' });
    return { id, methodName };
  }

  get error(): string | undefined {
    return this.errors.textOf(this.failure);
  }

  get isBusy(): boolean {
    return this.running !== undefined;
  }

  /**
   * Called when the page is shown: `onEnd` runs once the payment has ended, also when it had before, and not before
   * `isReady`, which is observed. Returns a function that stops it.
   */
  whenEnded(onEnd: (status: EndStatus) => void, isReady = () => true): () => void {
    return reaction(
      () => (isReady() ? this.status : undefined),
      (status) => isEndStatus(status) && onEnd(status),
      { fireImmediately: true },
    );
  }

  /** A second tap gets the promise of the first. What `work` throws is shown, and kept as `error`. Never rejects. */
  act(work: () => Promise<void>): Promise<void> {
    if (this.running) return this.running;
    this.failure = undefined;
    this.running = work()
      .catch(this.fail)
      .finally(() => runInAction(() => (this.running = undefined)));
    return this.running;
  }

  /**
   * "I have paid": reports it to the gateway, then goes to the complete page. A lost answer, or one that is
   * no outcome, does not stop this: the gateway may have received the report, and the complete page waits for the money in
   * any case.
   */
  reportPaid(fields: FieldValues): Promise<void> {
    return this.act(async () => {
      const { id: depositId, methodName: paymentType } = this.reference;
      try {
        await this.realtime.request('BANKING:deposit-complete', { depositId, paymentType, fields });
      } catch (thrown) {
        const error = AppError.from(thrown);
        if (!error.outcomeUnknown && !isNoOutcome(error.status)) throw error;
        this.errors.report(error);
      }
      await this.showStatus();
    });
  }

  /** Another failure takes its place, without a notification; undefined: none. */
  keep(failure: unknown): void {
    this.failure = failure;
  }

  /** `replace`: nothing is left on this page to come back to. */
  showStatus({ replace = false } = {}): Promise<void> {
    return this.navigation.go(completePath(this.flow), { replace });
  }

  toMethods({ replace = false } = {}): Promise<void> {
    return this.navigation.go(`/${this.flow}`, { replace });
  }

  /** To monitoring, once per transaction. `message` must not hold what is paid to. */
  reportOnce(message: string, code: string, facts?: Record<string, string>): void {
    const key = `${code} ${this.current?.id}`;
    if (this.reported.has(key)) return;
    this.reported.add(key);
    this.errors.report(new AppError(message, { code }), facts);
  }

  reset(): void {
    this.failure = undefined;
    this.reported.clear();
  }

  private fail(thrown: unknown): void {
    this.errors.handle(thrown);
    this.failure = thrown;
  }

  /** The page's own where nothing is known of the payment. */
  private get flow(): Flow {
    return this.current?.flow ?? (this.navigation.path.startsWith('/withdrawal') ? 'withdrawal' : 'deposit');
  }
}
