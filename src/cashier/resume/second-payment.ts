import { makeAutoObservable, runInAction, when } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Clock } from '../../core/time/time';
import { settledWithin } from '../../core/time/within';
import { Navigation } from '../../kernel/navigation';
import { isOpen } from '../attempt/attempt-machine';
import { isSameIntent, type AttemptIntent, type AttemptRecord } from '../attempt/attempt-record';
import { AttemptStore } from '../attempt/attempt-store';
import { StoredOwner } from '../attempt/stored-owner';
import { isEndStatus } from '../status/status-rules';
import { TransactionStatusStore } from '../status/transaction-status-store';
import { CALL_LIMIT_MS } from './call-limit';
import { Resume } from './resume';
import { TransactionPaths, type Way } from './transaction-paths';

/** The payment that is under way, as it is described to the player. */
export interface FirstPayment {
  intent: AttemptIntent;
  /** True while it is unknown whether the payment was made at all. */
  isChecking: boolean;
  /** True when it is certain that this session's player began it; only then may its details be shown. */
  isOwn: boolean;
}

interface Question {
  key: string;
  intent: AttemptIntent;
  /** Called when the player confirms the second payment. */
  begin(): void;
  /** Called when the player no longer wants the second payment. */
  leave(): void;
}

/** While a payment is or may be under way, a second one is only made after the player confirms it. Observable. */
@injectable()
export class SecondPayment {
  isBusy = false;
  /** True when the player has checked again and there is still no answer. */
  hasNoAnswer = false;
  private question: Question | undefined = undefined;
  private turn = new AbortController();

  constructor(
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(TransactionStatusStore) private readonly statuses: TransactionStatusStore,
    @inject(StoredOwner) private readonly owner: StoredOwner,
    @inject(Resume) private readonly resume: Resume,
    @inject(TransactionPaths) private readonly paths: TransactionPaths,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(Clock) private readonly clock: Clock,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Set while the player is being asked about it. */
  get first(): FirstPayment | undefined {
    const attempt = this.question && this.attempts.latest(this.question.intent.flow);
    if (!attempt || attempt.key !== this.question?.key) return undefined;
    const { intent, transactionId, key } = attempt;
    const isOwn = this.owner.isPlayers(intent.flow, transactionId ?? key) === true;
    return { intent, isChecking: isOpen(attempt), isOwn };
  }

  /**
   * Begins the create at once, or when the player confirms in a click that it is intended; resolves to undefined if the
   * player does not. Must be called in the click itself. `isRenewal`: the player has asked for a new code in place of
   * the first payment's code, which can no longer be paid.
   */
  onPurpose<R>(intent: AttemptIntent, create: () => Promise<R>, { isRenewal = false } = {}): Promise<R | undefined> {
    const latest = this.attempts.latest(intent.flow);
    const isReplaced = isRenewal && latest?.step === 'created';
    if (!latest || isReplaced || !this.needsWord(latest, intent)) return create();
    this.keep();
    return new Promise((resolve, reject) => {
      const begin = () => void create().then(resolve, reject);
      this.question = { key: latest.key, intent, begin, leave: () => resolve(undefined) };
    });
  }

  /** "Make another". Must be called in the click. */
  goOn(): void {
    const { question } = this;
    if (!question) return;
    this.close();
    this.attempts.letGo(question.intent.flow);
    question.begin();
  }

  /** Goes to the page of the first payment. Never rejects. */
  async goToFirst(): Promise<void> {
    const attempt = this.question && this.attempts.latest(this.question.intent.flow);
    this.keep();
    if (attempt) await this.resume.reopen(attempt);
  }

  /** Asks for the outcome of the first payment, and goes to its page when it is known. Never rejects. */
  async check(): Promise<void> {
    const { question } = this;
    const attempt = question && this.attempts.latest(question.intent.flow);
    if (!attempt || this.isBusy) return;
    const { signal } = (this.turn = new AbortController());
    this.isBusy = true;
    this.hasNoAnswer = false;
    try {
      const way = await this.find(attempt, signal);
      if (signal.aborted) return;
      if (way) {
        this.keep();
        return await this.navigation.go(way.path);
      }
      const latest = this.attempts.latest(attempt.intent.flow);
      if (latest?.step === 'created' && latest.key === attempt.key) return await this.goToFirst();
      // A definite no: there is no payment left to ask about.
      if (!isOpen(latest)) return this.keep();
      runInAction(() => (this.hasNoAnswer = true));
    } catch (error) {
      if (!signal.aborted) this.errors.report(error);
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }

  /** Closes the question; the first payment stays, and no second one is made. */
  keep(): void {
    const { question } = this;
    this.close();
    question?.leave();
  }

  dispose(): void {
    this.keep();
  }

  private close(): void {
    this.turn.abort();
    this.question = undefined;
    this.hasNoAnswer = false;
    this.isBusy = false;
  }

  private needsWord(latest: AttemptRecord, intent: AttemptIntent): boolean {
    const { step, transactionId } = latest;
    const { flow, methodName } = latest.intent;
    if (isOpen(latest)) {
      // A second try of the same intent uses the same key, and so never makes a second payment.
      return !isSameIntent(latest.intent, intent) || !this.attempts.isKeptKey(flow);
    }
    if (step !== 'created' || methodName !== intent.methodName) return false;
    const status = transactionId == null ? undefined : this.statuses.statusOf(flow, transactionId);
    return status === undefined || !isEndStatus(status);
  }

  /**
   * The page of the first payment, if the gateway lists it. If this page is still sending that create, it sends it
   * again at once instead.
   */
  private async find(attempt: AttemptRecord, signal: AbortSignal): Promise<Way | undefined> {
    const { flow } = attempt.intent;
    if (!this.attempts.isAsking(flow)) return this.paths.ofLost(attempt, signal);
    this.attempts.askAgain(flow);
    const answered = when(() => !isOpen(this.attempts.latest(flow)), { signal });
    await settledWithin(answered, CALL_LIMIT_MS, this.clock);
    return undefined;
  }
}
