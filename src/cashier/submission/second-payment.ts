import { makeAutoObservable, reaction, runInAction, when } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { ErrorHandler } from '../../core/errors/error-handler';
import { CALL_LIMIT_MS } from '../../core/realtime/call-limit';
import { Clock } from '../../core/time/time';
import { settledWithin } from '../../core/time/within';
import { Navigation } from '../../kernel/navigation';
import { isOpen } from '../attempt/attempt-machine';
import type { AttemptIntent, AttemptRecord } from '../attempt/attempt-record';
import { AttemptStore } from '../attempt/attempt-store';
import { isUnresolved } from '../attempt/create-call';
import { LostCreate } from '../attempt/lost-create';
import { OtherTabs } from '../attempt/other-tabs';
import type { FirstPayment, Passage, Press, Purpose, Question } from './first-payment';
import { lookInTime } from './look-in-time';
import { LISTED, UNHEARD, unheard } from './paid-elsewhere';
import { ReturnToPayment } from './return-to-payment';
import { RivalPayments } from './rival-payments';

/** While a payment is or may be under way, a second one is only made after the player is asked (`first`). Observable. */
@injectable()
export class SecondPayment {
  isBusy = false;
  /** True when the player has checked again and there is still no answer. */
  hasNoAnswer = false;
  private question: Question | undefined = undefined;
  /** The first payment that the player has last confirmed another one beside. */
  private confirmed: AttemptRecord | undefined = undefined;
  private turn = new AbortController();
  private readonly stop: () => void;

  constructor(
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(RivalPayments) private readonly rivals: RivalPayments,
    @inject(OtherTabs) private readonly others: OtherTabs,
    @inject(LostCreate) private readonly lost: Pick<LostCreate, 'look'>,
    @inject(ReturnToPayment) private readonly returning: ReturnToPayment,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(Clock) private readonly clock: Clock,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    // The first payment was refused in its own tab, or another followed there: close the question; the next press asks anew.
    this.stop = reaction(
      () => this.question !== undefined && (!this.question.isWanted() || (!this.isBusy && this.attempt === undefined)),
      (isGone) => isGone && this.keep(),
    );
  }

  get first(): FirstPayment | undefined {
    const { attempt, question } = this;
    return attempt && question && this.rivals.describe(attempt, question.wish);
  }

  /**
   * Begins the create at once, or when the player confirms in a click that it is intended; resolves to undefined if the
   * player does not, or is led to the payment that the same wish has made. Must be called in the click itself.
   */
  onPurpose<R>(
    wish: AttemptIntent,
    create: () => Promise<R>,
    { isRenewal = false, isWanted = () => true, isContinued }: Purpose = {},
    { isLate, allow }: Passage = { isLate: false },
  ): Promise<R | undefined> {
    const press = { wish, create, isWanted, allow, isContinued };
    if (this.attempts.isSecondTry(wish)) return this.begin(press);
    const first = this.rivals.of(wish, isRenewal);
    if (first) return this.ask(first, press);
    if (isRenewal) return this.begin(press);
    // A deposit's window opens in the click alone: it waits for the list only where nothing else tells, or the click is over.
    const waits = wish.flow === 'withdrawal' || isLate || this.others.isDeaf;
    return waits ? this.unlessListed(press) : this.besideListed(press);
  }

  /** "Make another". Must be called in the click. */
  goOn(): void {
    const { question } = this;
    if (!question) return;
    this.close();
    this.confirmed = question.first;
    const { wish, begin, leave, isWanted, allow } = question;
    const begins = () => {
      this.attempts.confirmBeside(wish);
      begin();
    };
    const word = allow?.();
    if (word) void word.then((isAllowed) => (isAllowed && isWanted() ? begins() : leave()));
    else begins();
  }

  /** Goes to the page of the first payment. Never rejects. */
  async goToFirst(): Promise<void> {
    const { attempt } = this;
    this.keep();
    const id = attempt?.transactionId;
    const first = id == null ? attempt : this.attempts.adopt(attempt!.intent, id);
    if (first) await this.returning.reopen(first);
  }

  /** Asks for the outcome of the first payment, and goes to its page when it is known. Never rejects. */
  async check(): Promise<void> {
    const { attempt } = this;
    if (!attempt || this.isBusy) return;
    const { signal } = (this.turn = new AbortController());
    this.isBusy = true;
    this.hasNoAnswer = false;
    try {
      const path = await this.find(attempt, signal);
      if (signal.aborted) return;
      if (path !== undefined) this.keep();
      if (path !== undefined) return await this.go(path);
      const first = this.attempt;
      const isKnown = this.first?.isOwn !== false;
      if (isKnown && first?.step === 'created') return await this.goToFirst();
      // The gateway's list says that it was made: the question goes on, and names it.
      if (first?.key === LISTED) return;
      // A definite no: there is no payment left to ask about.
      if (isKnown && !isOpen(first)) return this.keep();
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

  private get attempt(): AttemptRecord | undefined {
    return this.question && this.rivals.asItIs(this.question);
  }

  private close(): void {
    this.turn.abort();
    this.question = undefined;
    this.hasNoAnswer = false;
    this.isBusy = false;
  }

  private ask<R>(first: AttemptRecord, press: Press<R>): Promise<R | undefined> {
    this.keep();
    const { wish, isWanted, allow, isContinued } = press;
    if (isContinued && first.key === this.confirmed?.key && first.transactionId === this.confirmed.transactionId)
      return this.begin(press);
    return new Promise((resolve, reject) => {
      const begin = () => void this.begin(press).then(resolve, reject);
      this.question = { first, wish, begin, leave: () => resolve(undefined), isWanted, allow };
    });
  }

  /** Where the outcome stays open, the gateway's history may tell it; where that doesn't, the player is asked. */
  private async begin<R>(press: Press<R>): Promise<R | undefined> {
    const { wish, create } = press;
    const { path } = this.navigation;
    try {
      return await create();
    } catch (error) {
      if (!isUnresolved(error)) throw error;
      const own = this.attempts.underWay(wish);
      const made = own && (await this.returning.pageOfLost(own, new AbortController().signal));
      // Left meanwhile: the list offers the payment as one whose outcome is being checked.
      if (!own || this.navigation.path !== path) return undefined;
      if (made === undefined) return this.ask(own, press);
      // Not awaited: a form that is opened anew looks for the payment only once this submit is over.
      void this.go(made).catch(this.errors.report);
      return undefined;
    }
  }

  /** A form finds its waiting payment when it is opened: one that is shown already is opened anew. */
  private go(path: string): Promise<void> {
    const isAnew = path === this.navigation.path;
    return this.navigation.go(path, { replace: isAnew, isAnew });
  }

  /** Only the gateway knows whether the player pays elsewhere already: other sites' tabs, devices, a tab that is closed. */
  private async unlessListed<R>(press: Press<R>): Promise<R | undefined> {
    const { wish, isWanted } = press;
    const stopWaiting = this.others.wait(wish);
    const said = await lookInTime(this.lost, this.navigation, this.clock, isWanted);
    // Nothing was sent, and another page does not send it.
    const isLeft = said === 'left' || !isWanted();
    // Another tab, whose press waited as well, may have been quicker.
    const other = this.rivals.of(wish);
    // Neither tabs nor gateway tell: the player does.
    const unknown = said === 'silent' && this.others.isDeaf ? unheard(wish, this.clock.now()) : undefined;
    const made = isLeft ? undefined : this.besideListed(press, other ?? unknown);
    // Other tabs have heard of what is sent before they hear that nothing waits any more.
    stopWaiting();
    return made;
  }

  private besideListed<R>(press: Press<R>, known?: AttemptRecord): Promise<R | undefined> {
    const first = known ?? this.rivals.listedFor(press.wish);
    return first ? this.ask(first, press) : this.begin(press);
  }

  /**
   * The page of the first payment, if the gateway lists it. If this page or another tab is still sending that create, it
   * is sent again at once instead.
   */
  private async find(attempt: AttemptRecord, signal: AbortSignal): Promise<string | undefined> {
    const { key } = attempt;
    if (this.attempts.isAsking(key)) this.attempts.askAgain(key);
    else if (this.attempts.find(key)) return this.returning.pageOfLost(attempt, signal);
    else this.others.ask();
    if (this.others.isStranger(key) || key === UNHEARD) return this.findListed();
    const answered = when(() => !isOpen(this.attempt), { signal });
    await settledWithin(answered, CALL_LIMIT_MS, this.clock);
    return undefined;
  }

  /** What may be another player's is this one's if the gateway's list has it. */
  private async findListed(): Promise<undefined> {
    const { question } = this;
    const said = await lookInTime(this.lost, this.navigation, this.clock, () => this.question === question);
    if (!question || this.question !== question) return;
    const first = this.rivals.listedFor(question.wish);
    if (first) runInAction(() => (this.question = { ...question, first }));
    // It answers by now, and lists none: the next press is sent.
    else if (said === 'answered' && question.first.key === UNHEARD) this.keep();
  }
}
