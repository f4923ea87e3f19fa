import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { Flow } from '../../contract/primitives';
import type { TransactionLine } from '../../contract/transactions';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Navigation } from '../../kernel/navigation';
import { intentOfLine, type AttemptRecord } from '../attempt/attempt-record';
import { mayBeLost } from '../attempt/attempt-machine';
import { AttemptStore } from '../attempt/attempt-store';
import { CurrentTransaction } from '../attempt/current-transaction';
import { chooseAgain } from '../methods/choose-again';
import { MethodsStore } from '../methods/methods-store';
import type { ReturnToPayment } from '../submission/return-to-payment';
import { RESUME_PATH, type Decision } from './decide';
import { PaymentPages } from './payment-pages';
import { PlaceKeeper } from './place-keeper';
import { CONFIRM_PATH, type Place } from './place-record';
import { ProviderPage } from './provider-page';

/** The place that is looked for after a start. */
export interface Sought extends Place {
  flow: Flow;
  guard: string;
}

/** Brings the player back to where they were: after a start (see `StartPlace`), and to a payment from the list. Observable. */
@injectable()
export class Resume implements ReturnToPayment {
  /** True while a payment is being looked up. */
  isRunning = false;
  private sought: Sought | undefined = undefined;
  private turn = new AbortController();

  constructor(
    @inject(PlaceKeeper) private readonly places: PlaceKeeper,
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(PaymentPages) private readonly pages: PaymentPages,
    @inject(ProviderPage) private readonly provider: ProviderPage,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** What `run` looks for. */
  seek(place: Sought): void {
    this.sought = place;
  }

  /** The player's page is opened at once. What it says of its method, and offers after a refusal, comes from the list. */
  goOn(place: Sought): void {
    const { flow, id, path, guard } = place;
    void this.provider.offerOn(path, this.attempts.ofTransaction(flow, id));
    if (guard === 'transaction')
      void chooseAgain(this.methods, flow, { ...place, isUnderWay: true }).catch(this.errors.report);
  }

  /** Called when the resume page is shown: finds the player's place and goes there. Never rejects. */
  async run(): Promise<void> {
    const { sought, flow } = this;
    if (!sought) return this.go(`/${flow}`);
    const attempt = this.attempts.ofTransaction(flow, sought.id);
    await this.search(flow, attempt, sought.path, async (signal) => {
      const isUnderWay = sought.guard === 'transaction' || this.attempts.latest(flow)?.step === 'checking';
      const chosen = chooseAgain(this.methods, flow, { ...sought, isUnderWay });
      if (sought.guard !== 'transaction') {
        // The methods decide which page the lost create's transaction has.
        await chosen;
        const latest = this.attempts.latest(flow);
        return (latest && (await this.pages.ofLost(latest, signal))) ?? { path: sought.path };
      }
      chosen.catch(this.errors.report);
      if (attempt?.transactionId != null) return this.pages.of(attempt, attempt.transactionId, sought.path, signal);
      return { path: this.transaction.current ? sought.path : `/${flow}` };
    });
  }

  /** The flow in which the player was. */
  get flow(): Flow {
    return this.sought?.flow ?? 'deposit';
  }

  /** Whether a payment is looked for, and not only the methods of a form. */
  get isForPayment(): boolean {
    return this.sought?.guard !== 'method' || this.attempts.latest(this.flow)?.step === 'checking';
  }

  /** The resume page was left: a search that is still running no longer navigates. */
  stop(): void {
    this.turn.abort();
    this.isRunning = false;
  }

  /** Goes from the list to the page of an attempt that was left. Never rejects. */
  async reopen(attempt: AttemptRecord): Promise<void> {
    const { flow, methodName } = attempt.intent;
    const id = attempt.transactionId;
    const shown = id == null ? undefined : this.places.pageOf(flow, id)?.path;
    await this.search(flow, attempt, shown, async (signal) => {
      await chooseAgain(this.methods, flow, { methodName, isUnderWay: true });
      if (id == null) return (await this.pages.ofLost(attempt, signal)) ?? { path: this.pages.formOf(flow) };
      const { current } = this.transaction;
      const isHeld = current?.id === id && current.data !== null;
      const isThis = isHeld && shown !== CONFIRM_PATH;
      return shown !== undefined && isThis ? { path: shown } : this.pages.of(attempt, id, shown, signal);
    });
  }

  /** False where the transaction may be what a lost create has made: the way to that one is its own offer. */
  mayReopen(line: TransactionLine): boolean {
    return !mayBeLost(intentOfLine(line), this.attempts.all, line.clientKey);
  }

  async pageOfLost(attempt: AttemptRecord, signal: AbortSignal): Promise<string | undefined> {
    return (await this.pages.ofLost(attempt, signal))?.path;
  }

  /** Opens a payment that the gateway lists, whichever view began it: that view may be gone with its storage. Never rejects. */
  async reopenListed(line: TransactionLine): Promise<void> {
    const { id, flow, clientKey } = line;
    // A lost create of this tab that has made it is lost no more.
    if (clientKey != null) this.attempts.settle(clientKey, id, line, flow === 'withdrawal');
    const attempt = this.attempts.adopt(intentOfLine(line), id, clientKey);
    if (attempt) await this.reopen(attempt);
  }

  dispose(): void {
    this.stop();
  }

  /**
   * Runs one search at a time: a later one aborts the earlier one. On failure, reports the error and goes to the flow's
   * list. `shown`: the page on which this tab has shown the attempt.
   */
  private async search(
    flow: Flow,
    attempt: AttemptRecord | undefined,
    shown: string | undefined,
    find: (signal: AbortSignal) => Promise<Decision>,
  ): Promise<void> {
    this.stop();
    this.turn = new AbortController();
    const { signal } = this.turn;
    this.isRunning = true;
    try {
      const { path, isLate = false } = await find(signal);
      if (signal.aborted) return;
      if (isLate || path === shown) void this.provider.offerOn(path, attempt, isLate);
      await this.go(path);
    } catch (error) {
      if (signal.aborted) return;
      this.errors.report(error);
      await this.go(`/${flow}`);
    } finally {
      if (!signal.aborted) this.stop();
    }
  }

  private go(path: string): Promise<void> {
    // A form looks for a waiting payment when it is opened, so one that is shown already must be opened anew.
    const isAnew = path === this.navigation.path;
    return this.navigation.go(path, { replace: isAnew || this.navigation.path === RESUME_PATH, isAnew });
  }
}
