import Big from 'big.js';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { PaymentMethod } from '../../contract/method';
import type { WithdrawalCreateReply } from '../../contract/withdrawal';
import { Analytics } from '../../core/analytics/analytics';
import { AppError } from '../../core/errors/app-error';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Locale } from '../../core/locale/locale';
import { Notifications } from '../../core/notifications/notifications';
import { Realtime } from '../../core/realtime/realtime';
import { Navigation } from '../../kernel/navigation';
import { Registry } from '../../kernel/registry-token';
import type { AttemptIntent, AttemptRecord } from '../attempt/attempt-record';
import { AttemptStore } from '../attempt/attempt-store';
import { CurrentTransaction } from '../attempt/current-transaction';
import type { SubmitOptions, SubmitResult } from '../deposit/deposit-store';
import { AMOUNT_KEY } from '../form/field-key';
import type { PaymentInput } from '../form/read-form';
import { MethodsStore } from '../methods/methods-store';
import { PaymentWindow } from '../payment-window/payment-window';
import { SourceTurn } from '../payment-window/source-turn';
import { UserStore } from '../user/user-store';
import { PendingConfirmation } from './pending-confirmation';
import { WithdrawalForm } from './withdrawal-form';
import { apiResponseOf, judgeWithdrawal } from './withdrawal-reply';
import { WithdrawalRequests } from './withdrawal-requests';
import type { WithdrawalStore, WithdrawalSummary } from './withdrawal-store';
import { WithdrawalTerms } from './withdrawal-terms';

const COMPLETE_PAGE = '/withdrawal/complete';
export const CONFIRM_PAGE = '/withdrawal/confirm';

/** Refusals that are about the amount: the player changes it in the form. */
const ABOUT_AMOUNT: readonly (string | undefined)[] = ['banking.insufficientFunds', 'banking.amountOutOfLimits'];

@injectable()
export class MobxWithdrawalStore implements WithdrawalStore {
  method: PaymentMethod | undefined = undefined;
  error: string | undefined = undefined;
  notice: string | undefined = undefined;
  /** The amount under review, as exact decimal text. */
  private reviewed: string | undefined = undefined;
  private running: Promise<SubmitResult> | undefined = undefined;
  private readonly source: SourceTurn;
  private isDisposed = false;

  constructor(
    @inject(WithdrawalForm) readonly form: WithdrawalForm,
    @inject(WithdrawalRequests) private readonly requests: WithdrawalRequests,
    @inject(WithdrawalTerms) private readonly terms: WithdrawalTerms,
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(UserStore) private readonly user: UserStore,
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(PendingConfirmation) private readonly confirmation: PendingConfirmation,
    @inject(PaymentWindow) private readonly paymentWindow: PaymentWindow,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Registry) private readonly registry: Registry,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Locale) private readonly locale: Locale,
    @inject(Analytics) private readonly analytics: Analytics,
  ) {
    this.source = new SourceTurn(paymentWindow);
    makeAutoObservable<this, Private>(
      this,
      {
        method: observableRef,
        running: observableRef,
        form: false,
        requests: false,
        terms: false,
        methods: false,
        user: false,
        attempts: false,
        transaction: false,
        confirmation: false,
        paymentWindow: false,
        realtime: false,
        registry: false,
        navigation: false,
        errors: false,
        notifications: false,
        locale: false,
        analytics: false,
        source: false,
        isDisposed: false,
      },
      { autoBind: true },
    );
  }

  get isReviewing(): boolean {
    return this.reviewed !== undefined;
  }

  get summary(): WithdrawalSummary | undefined {
    if (this.reviewed === undefined) return undefined;
    const amount = new Big(this.reviewed);
    const fee = this.terms.feeOf(amount);
    return {
      amount: amount.toFixed(),
      fee: fee?.toFixed(),
      arrives: (fee ? amount.minus(fee) : amount).toFixed(),
      currency: this.user.currency,
    };
  }

  get fee(): string | undefined {
    return this.summary?.fee;
  }

  get isSubmitting(): boolean {
    return this.running !== undefined;
  }

  get isChecking(): boolean {
    return this.isSubmitting && this.attempts.stepOf('withdrawal') === 'checking';
  }

  open(): void {
    const method = this.methods.currentMethod;
    if (!method) return;
    const { currency, country } = this.user;
    this.method = method;
    this.edit();
    this.paymentWindow.reset();
    // The gateway's suggested amounts are for deposits (spec 2).
    this.form.setMethod(method, { currency, country });
  }

  review(): boolean {
    const input = this.readForm();
    if (!input) return false;
    this.edit();
    this.reviewed = input.amountText;
    return true;
  }

  edit(): void {
    this.reviewed = undefined;
    this.error = undefined;
    this.notice = undefined;
  }

  submit({ nextPage = COMPLETE_PAGE, wantsWindow = true }: SubmitOptions = {}): Promise<SubmitResult> {
    if (this.running) return this.running;
    const input = this.readForm();
    if (!this.method || !input) {
      // The balance or a limit has changed since the review.
      this.reviewed = undefined;
      return Promise.resolve('invalid');
    }
    this.error = undefined;
    this.notice = undefined;
    const running = this.create(this.method, input, { nextPage, wantsWindow }).finally(() =>
      runInAction(() => (this.running = undefined)),
    );
    this.running = running;
    return running;
  }

  reset(): void {
    this.method = undefined;
    this.edit();
    this.form.reset();
    this.paymentWindow.reset();
  }

  dispose(): void {
    this.isDisposed = true;
    this.source.end();
    this.form.dispose();
  }

  private readForm(): PaymentInput | undefined {
    const input = this.form.read();
    if (!input) this.form.showErrors();
    return input;
  }

  private async create(
    method: PaymentMethod,
    input: PaymentInput,
    { nextPage, wantsWindow }: Required<SubmitOptions>,
  ): Promise<SubmitResult> {
    // A withdrawal seldom has a page of the provider's: a blank window for each would only flash.
    this.source.start(false);
    const data = this.requests.createRequest(method, input);
    const { amount, currency } = data;
    const intent: AttemptIntent = { flow: 'withdrawal', methodName: method.name, amount, currency };
    try {
      const reply = await this.attempts.create({
        intent,
        send: (messageId) => this.realtime.request('BANKING:withdrawal-create', data, { messageId }),
        judge: judgeWithdrawal,
        onCreated: (created, attempt) => this.onCreated(created, attempt, wantsWindow),
      });
      return await this.follow(reply, method, nextPage);
    } catch (error) {
      return this.fail(error);
    }
  }

  private onCreated(
    reply: WithdrawalCreateReply,
    { intent, transactionId }: AttemptRecord,
    wantsWindow: boolean,
  ): void {
    const { data, pageId } = apiResponseOf(reply);
    const id = transactionId ?? undefined;
    if (id === undefined) this.errors.report(new AppError('A withdrawal has no id', { code: 'withdrawal.noId' }));
    this.transaction.set({ ...intent, id, data, pageId: pageId ?? undefined });
    if (reply.confirmationRequested) {
      if (id !== undefined) this.confirmation.begin({ ...intent, withdrawalId: id }, reply);
      return;
    }
    this.source.open(apiResponseOf(reply));
    if (wantsWindow && !this.isDisposed) this.paymentWindow.openPending();
  }

  private async follow(reply: WithdrawalCreateReply, method: PaymentMethod, nextPage: string): Promise<SubmitResult> {
    const apiResponse = apiResponseOf(reply);
    if (reply.withdrawalBlocked) return this.block();
    if (reply.confirmationRequested) {
      const isKnown = this.confirmation.current !== undefined;
      return isKnown
        ? this.go(CONFIRM_PAGE)
        : this.fail(new AppError('Nothing to confirm', { code: 'withdrawal.noId' }));
    }
    if (apiResponse.isFieldsRequired) return this.askFields(reply);
    if (this.source.failure !== undefined) return this.fail(this.source.failure);
    return this.go(this.registry.pathForReply('withdrawal', apiResponse, method) ?? nextPage);
  }

  private block(): SubmitResult {
    this.notice = this.locale.t('withdrawal.blocked');
    this.notifications.toast(this.notice, 'danger');
    return 'failed';
  }

  private askFields({ fields }: WithdrawalCreateReply): SubmitResult {
    if (!fields?.length) return this.fail(new AppError('No fields in the reply', { code: 'withdrawal.noFields' }));
    this.reviewed = undefined;
    this.form.appendFields(fields);
    return 'needsFields';
  }

  private fail(thrown: unknown): SubmitResult {
    const text = this.errors.handle(thrown);
    this.analytics.event('error', { error_text: text });
    if (ABOUT_AMOUNT.includes(AppError.from(thrown).code)) {
      this.reviewed = undefined;
      this.form.setFieldErrors({ [AMOUNT_KEY]: text });
    } else {
      this.error = text;
    }
    return 'failed';
  }

  /** A player who has left the page meanwhile stays where they are. */
  private async go(path: string): Promise<SubmitResult> {
    if (!this.isDisposed) await this.navigation.go(path);
    return 'done';
  }
}

type Private =
  | 'requests'
  | 'terms'
  | 'methods'
  | 'user'
  | 'attempts'
  | 'transaction'
  | 'confirmation'
  | 'paymentWindow'
  | 'realtime'
  | 'registry'
  | 'navigation'
  | 'errors'
  | 'notifications'
  | 'locale'
  | 'analytics'
  | 'source'
  | 'running'
  | 'isDisposed';
