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

/** The payment that is under way, as the player is told of it. */
export interface FirstPayment {
  intent: AttemptIntent;
  /** Whether it was made at all is not known. */
  isChecking: boolean;
  /** It is certain that the player of this session began it: what it was may be shown. */
  isOwn: boolean;
}

interface Question {
  key: string;
  intent: AttemptIntent;
  /** The player wants it. */
  begin(): void;
  /** The player wants it no more. */
  leave(): void;
}

/** While a payment is under way, or may be, a second one is made on purpose only: the player is asked. Observable. */
@injectable()
export class SecondPayment {
  isBusy = false;
  /** The player has asked again, and there is still no answer. */
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
    // It was refused in its own tab, or has a successor there: the next press asks about that one.
    this.stop = reaction(
      () => this.question !== undefined && !this.isBusy && this.attempt === undefined,
      (isGone) => isGone && this.keep(),
    );
  }

  /** Set: the player is being asked about it. */
  get first(): FirstPayment | undefined {
    const { attempt } = this;
    if (!attempt) return undefined;
    const { intent, transactionId, key } = attempt;
    const isOwn = this.owner.isPlayers(intent.flow, transactionId ?? key) === true;
    return { intent, isChecking: isOpen(attempt), isOwn };
  }

  /**
   * Begins the create at once, or in the click with which the player says that it is on purpose. Undefined: it was not.
   * Call it in the click itself. `isRenewal`: the player has asked for a new code in place of the first one's, which can't be
   * paid any more.
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

  /** "Make another". Call it in the click. */
  goOn(): void {
    const { question, isOfThisTab } = this;
    if (!question) return;
    this.close();
    if (isOfThisTab) this.attempts.letGo(question.intent.flow);
    else this.others.pass(question.key);
    question.begin();
  }

  /** To the page of the first one. Never rejects. */
  async goToFirst(): Promise<void> {
    const { attempt, isOfThisTab } = this;
    this.keep();
    const id = attempt?.transactionId;
    // What another tab has made becomes this one's latest.
    const first = isOfThisTab || id == null ? attempt : this.attempts.adopt(attempt!.intent, id);
    if (first) await this.resume.reopen(first);
  }

  /** Asks what became of the first one, and goes to its page when it is known. Never rejects. */
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
      // A definite no: there is nothing left to ask about.
      if (!isOpen(this.attempt)) return this.keep();
      runInAction(() => (this.hasNoAnswer = true));
    } catch (error) {
      if (!signal.aborted) this.errors.report(error);
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }

  /** Leaves all as it is. */
  keep(): void {
    const { question } = this;
    this.close();
    question?.leave();
  }

  dispose(): void {
    this.stop();
    this.keep();
  }

  /** The first payment, as far as it is known by now. */
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
      // A second try of the same goes with the same key, and never makes a second one.
      return !isSameIntent(latest.intent, intent) || !this.attempts.isKeptKey(flow);
    }
    if (step !== 'created' || methodName !== intent.methodName) return false;
    const status = transactionId == null ? undefined : this.statuses.statusOf(flow, transactionId);
    return status === undefined || !isEndStatus(status);
  }

  /** The page of the first one where the gateway lists it. One that this page, or another tab, is still asking for is asked for at once. */
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
