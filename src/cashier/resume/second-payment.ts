import { makeAutoObservable, reaction, runInAction, when } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Clock } from '../../core/time/time';
import { settledWithin } from '../../core/time/within';
import { Navigation } from '../../kernel/navigation';
import { isOpen } from '../attempt/attempt-machine';
import { isSameIntent, type AttemptIntent, type AttemptRecord } from '../attempt/attempt-record';
import { AttemptStore } from '../attempt/attempt-store';
import { OtherTabs } from '../attempt/other-tabs';
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
  private readonly stop: () => void;

  constructor(
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(TransactionStatusStore) private readonly statuses: TransactionStatusStore,
    @inject(StoredOwner) private readonly owner: StoredOwner,
    @inject(Resume) private readonly resume: Resume,
    @inject(TransactionPaths) private readonly paths: TransactionPaths,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(Clock) private readonly clock: Clock,
    @inject(OtherTabs) private readonly others: OtherTabs,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    // The first payment was refused in its own tab, or another followed there: close the question; the next press asks anew.
    this.stop = reaction(
      () => this.question !== undefined && !this.isBusy && this.attempt === undefined,
      (isGone) => isGone && this.keep(),
    );
  }

  /** Set while the player is being asked about it. */
  get first(): FirstPayment | undefined {
    const { attempt } = this;
    if (!attempt) return undefined;
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
    const isFirst = latest && !isReplaced && this.needsWord(latest, intent);
    const first = isFirst ? latest : isRenewal ? undefined : this.others.rivalOf(intent);
    if (!first) return create();
    this.keep();
    return new Promise((resolve, reject) => {
      const begin = () => void create().then(resolve, reject);
      this.question = { key: first.key, intent, begin, leave: () => resolve(undefined) };
    });
  }

  /** "Make another". Must be called in the click. */
  goOn(): void {
    const { question, isOfThisTab } = this;
    if (!question) return;
    this.close();
    if (isOfThisTab) this.attempts.letGo(question.intent.flow);
    else this.others.confirm(question.key);
    question.begin();
  }

  /** Goes to the page of the first payment. Never rejects. */
  async goToFirst(): Promise<void> {
    const { attempt, isOfThisTab } = this;
    this.keep();
    const id = attempt?.transactionId;
    // A payment of another tab becomes the latest attempt of this tab.
    const first = isOfThisTab || id == null ? attempt : this.attempts.adopt(attempt!.intent, id);
    if (first) await this.resume.reopen(first);
  }

  /** Asks for the outcome of the first payment, and goes to its page when it is known. Never rejects. */
  async check(): Promise<void> {
    const { attempt } = this;
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
      if (this.attempt?.step === 'created') return await this.goToFirst();
      // A definite no: there is no payment left to ask about.
      if (!isOpen(this.attempt)) return this.keep();
      runInAction(() => (this.hasNoAnswer = true));
    } catch (error) {
      if (!signal.aborted) this.errors.report(error);
    } finally {
      // A question that was closed meanwhile has been reset; the next one may be busy with a check of its own.
      if (!signal.aborted) runInAction(() => (this.isBusy = false));
    }
  }

  /** Closes the question; the first payment stays, and no second one is made. */
  keep(): void {
    const { question } = this;
    this.close();
    question?.leave();
  }

  dispose(): void {
    this.stop();
    this.keep();
  }

  /** The latest known record of the first payment, of this tab or another one. */
  private get attempt(): AttemptRecord | undefined {
    const { question } = this;
    if (!question) return undefined;
    return this.isOfThisTab ? this.attempts.latest(question.intent.flow) : this.others.find(question.key);
  }

  private get isOfThisTab(): boolean {
    const { question } = this;
    return question !== undefined && this.attempts.latest(question.intent.flow)?.key === question.key;
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
   * The page of the first payment, if the gateway lists it. If this page or another tab is still sending that create, it
   * is sent again at once instead.
   */
  private async find(attempt: AttemptRecord, signal: AbortSignal): Promise<Way | undefined> {
    const { flow } = attempt.intent;
    if (!this.isOfThisTab) this.others.ask();
    else if (this.attempts.isAsking(flow)) this.attempts.askAgain(flow);
    else return this.paths.ofLost(attempt, signal);
    const answered = when(() => !isOpen(this.attempt), { signal });
    await settledWithin(answered, CALL_LIMIT_MS, this.clock);
    return undefined;
  }
}
