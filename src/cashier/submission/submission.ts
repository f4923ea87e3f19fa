import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { ApiResponse } from '../../contract/api-response';
import type { MethodField } from '../../contract/method';
import type { Flow } from '../../contract/primitives';
import { AppError } from '../../core/errors/app-error';
import { Navigation } from '../../kernel/navigation';
import { Registry } from '../../kernel/registry-token';
import { SavedAccounts } from '../accounts/saved-accounts';
import { continues } from '../attempt/attempt-machine';
import { isSameWish, type AttemptIntent, type AttemptRecord } from '../attempt/attempt-record';
import { AttemptStore } from '../attempt/attempt-store';
import { isUnresolved, type Verdict } from '../attempt/create-call';
import { CurrentTransaction } from '../attempt/current-transaction';
import { SourceTurn, type WindowTime } from '../payment-window/source-turn';
import type { PaymentFacts } from './first-payment';
import { HostWord } from './host-word';
import { SubmitErrors } from './submit-errors';

export type SubmitResult =
  /** The form shows what is wrong. */
  | 'invalid'
  /** The gateway asked for more fields, which are in the form now. */
  | 'needsFields'
  /** Created, and the next page is shown. */
  | 'done'
  /** `error` says why. */
  | 'failed'
  /**
   * Another payment is under way and the player did not want a second one, the host did not allow it, or the page was
   * left or its form changed before anything was sent.
   */
  | 'kept';

export interface SubmitOptions {
  /** Path of the page after the create when no page claims the reply. Default: the flow's complete page. */
  nextPage?: string;
  /** Whether a source opens in a window of its own (default); otherwise it becomes a "Continue" button. */
  wantsWindow?: boolean;
  /** The player has asked for a new code in place of one that can no longer be paid, and need not confirm it again. */
  isRenewal?: boolean | undefined;
}

/** What differs between a deposit, a peer-to-peer deposit and a withdrawal. */
export interface SubmitPlan<R> {
  wish: AttemptIntent;
  form: { appendFields(fields: readonly MethodField[]): void };
  /** When a page of the provider's may open in a window. */
  window: WindowTime;
  isRenewal?: boolean | undefined;
  /** What the host is told of it beside the wish. */
  about?: PaymentFacts;
  /** Awaited before anything is sent or kept; only where no window is reserved in the tap. */
  prepare?(): Promise<void>;
  /** As `CreateCall.send`. */
  send(key: string, begun: string | undefined): Promise<R>;
  judge(reply: R): Verdict;
  fieldsOf(reply: R): readonly MethodField[] | null | undefined;
  /** What the reply says of the payment's page. */
  responseOf(reply: R): ApiResponse;
  onCreated?(reply: R, attempt: AttemptRecord): void;
  /** Path of the next page; undefined where the flow ends on this one. */
  pageAfter(reply: R): string | undefined | Promise<string | undefined>;
  /** The saved account to pay with is gone: the form asks for its fields. */
  onAccountGone(): void;
  /** Shows a refusal beside its field, if it is about one: returns false where the page is to show it. */
  showRefusal?(refusal: AppError, text: string): boolean;
}

/** One payment from the press to its next page. Each form's store has one of its own. Observable. */
@injectable()
export class Submission {
  /** The error of the notification, which the screen keeps showing. */
  failure: unknown = undefined;
  private running: { flow: Flow; result: Promise<SubmitResult> } | undefined = undefined;
  /** The gateway has asked this form for further fields. */
  private isContinued = false;
  /** Whose form it is; replaced when the form is left, or shows another method. */
  private turn = {};

  constructor(
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(HostWord) private readonly host: Pick<HostWord, 'onPurpose'>,
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(SourceTurn) private readonly source: SourceTurn,
    @inject(SavedAccounts) private readonly accounts: SavedAccounts,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Registry) private readonly registry: Pick<Registry, 'pageAt'>,
    @inject(SubmitErrors) private readonly errors: SubmitErrors,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get error(): string | undefined {
    return this.errors.textOf(this.failure);
  }

  /** True from the tap until the next page is shown or the player may try again. */
  get isSubmitting(): boolean {
    return this.running !== undefined;
  }

  /** True while the outcome of a create whose reply was lost is being found out. Never shown as a failure. */
  get isChecking(): boolean {
    return this.running !== undefined && this.attempts.stepOf(this.running.flow) === 'checking';
  }

  /**
   * Must be called in the click itself. While one runs, returns its promise: a second tap or Enter sends nothing. `read`
   * returns undefined when the form shows what is wrong. Never rejects.
   */
  submit<R>(read: () => SubmitPlan<R> | undefined): Promise<SubmitResult> {
    if (this.running) return this.running.result;
    const plan = read();
    if (!plan) return Promise.resolve('invalid');
    const { turn } = this;
    const isWanted = () => this.turn === turn;
    this.failure = undefined;
    const { wish, isRenewal, about, prepare } = plan;
    const isContinued = this.isContinued && continues(wish, this.attempts.latest(wish.flow));
    this.isContinued = false;
    // A press that has waited for the host or a list is left by who changes the form meanwhile.
    const isUnchanged = () => {
      const now = read();
      return now !== undefined && isSameWish(now.wish, wish);
    };
    const result = this.host
      .onPurpose(wish, async (isLate) => (isUnchanged() ? this.create(plan, isWanted, isLate) : 'kept'), {
        isRenewal,
        about,
        prepare,
        isWanted,
        isContinued,
      })
      .catch((error: unknown) => this.fail(plan, AppError.from(error), isWanted()))
      .then((made) => made ?? 'kept')
      .finally(() => runInAction(() => isWanted() && (this.running = undefined)));
    this.running = { flow: wish.flow, result };
    return result;
  }

  /** The form shows another method: what was not sent is not sent, and what was sent shows no page of its own. */
  leave(): void {
    this.turn = {};
    this.running = undefined;
    this.failure = undefined;
    this.isContinued = false;
    this.source.close();
  }

  clearFailure(): void {
    this.failure = undefined;
  }

  reset(): void {
    this.failure = undefined;
    this.source.reset();
  }

  /** The player has left the page: no window is opened and no page is shown any more. */
  dispose(): void {
    this.turn = {};
    this.source.end();
  }

  /** Rejects as `unresolved` where the outcome is open and asking again would bring the same. */
  private async create<R>(plan: SubmitPlan<R>, isWanted: () => boolean, isLate: boolean): Promise<SubmitResult> {
    this.source.start(plan.window, isLate);
    try {
      const { wish: intent, send, judge } = plan;
      const onChecking = () => isWanted() && this.source.isLate();
      const { reply, verdict, attempt } = await this.attempts.create({ intent, send, judge, onChecking });
      if (verdict.kind === 'fieldsRequired') return isWanted() ? this.askFields(plan, plan.fieldsOf(reply)) : 'kept';
      if (attempt) {
        this.accounts.outdate(intent.flow);
        // What must be confirmed first has its provider's page, and is told to the host, afterwards.
        const isFinal = verdict.kind === 'created' && !verdict.isHostToldLater;
        // A player who has left, and looks at another payment, goes on looking at that one.
        if (isWanted() || !this.isPaymentShown) this.show(plan, reply, attempt);
        if (isWanted() && isFinal) this.open(plan.responseOf(reply));
        if (isFinal) this.attempts.tellHostOf(attempt.key);
      }
      if (attempt && !isWanted()) return 'done';
      const page = await plan.pageAfter(reply);
      if (page === undefined) return 'failed';
      if (!isWanted()) return 'done';
      await this.navigation.go(page);
      if (attempt) this.source.leave();
      return 'done';
    } catch (error) {
      // The window of the form that is shown now is not this one's.
      if (isWanted()) this.source.close();
      if (isUnresolved(error)) throw error;
      return this.fail(plan, AppError.from(error), isWanted());
    }
  }

  /** Makes it the current transaction, also for whoever has left the page. */
  private show<R>({ responseOf, onCreated }: SubmitPlan<R>, reply: R, attempt: AttemptRecord): void {
    const { intent, key, transactionId } = attempt;
    const { flow } = intent;
    const { data, pageId, source } = responseOf(reply);
    const id = transactionId ?? undefined;
    if (id === undefined) this.errors.report(new AppError(`A created ${flow} has no id`, { code: `${flow}.noId` }));
    this.transaction.set({ ...intent, id, key, data, pageId: pageId ?? undefined, hasPage: Boolean(source) });
    onCreated?.(reply, attempt);
  }

  private open(response: ApiResponse): void {
    this.source.open(response);
    // The payment exists all the same; its page says that the provider's page cannot be opened.
    if (this.source.failure !== undefined) this.errors.report(this.source.failure);
  }

  private askFields<R>({ form, wish }: SubmitPlan<R>, fields: readonly MethodField[] | null | undefined): SubmitResult {
    if (!fields?.length) throw new AppError('No fields in the reply', { code: `${wish.flow}.noFields` });
    this.source.close();
    form.appendFields(fields);
    this.isContinued = true;
    return 'needsFields';
  }

  /** A player who has left is told, too; the form that is shown now is another one's. */
  private fail<R>(
    { wish, onAccountGone, showRefusal }: SubmitPlan<R>,
    error: AppError,
    isWanted: boolean,
  ): SubmitResult {
    const { refusal, text } = this.errors.handle(wish.flow, error);
    runInAction(() => {
      if (this.accounts.isGone(wish.flow, error) && isWanted) onAccountGone();
      if (isWanted && !showRefusal?.(refusal, text)) this.failure = refusal;
    });
    return 'failed';
  }

  private get isPaymentShown(): boolean {
    return this.registry.pageAt(this.navigation.path)?.guard === 'transaction';
  }
}
