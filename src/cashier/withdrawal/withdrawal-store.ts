import { compareStructural, makeAutoObservable, reaction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { MethodField, PaymentMethod } from '../../contract/method';
import type { WithdrawalCreateReply } from '../../contract/withdrawal';
import type { AppError } from '../../core/errors/app-error';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Locale } from '../../core/locale/locale';
import { Notifications } from '../../core/notifications/notifications';
import { AMOUNT_KEY } from '../form/field-key';
import type { PaymentForm } from '../form/payment-form';
import type { PaymentInput } from '../form/read-form';
import { Submission, type SubmitOptions, type SubmitPlan, type SubmitResult } from '../submission/submission';
import { WithdrawalChoice } from './withdrawal-choice';
import { WithdrawalCreate, type WithdrawalOrder } from './withdrawal-create';
import { WithdrawalForm } from './withdrawal-form';
import { WithdrawalTerms, type WithdrawalSummary } from './withdrawal-terms';

/** Error codes that are about the amount: the player corrects it in the form. */
const ABOUT_AMOUNT: readonly (string | undefined)[] = ['banking.insufficientFunds', 'banking.amountOutOfLimits'];

/** The withdrawal of one method: form, review, create (spec 4, "Withdrawal"). One per plugin scope. Observable. */
@injectable()
export class WithdrawalStore {
  method: PaymentMethod | undefined = undefined;
  private isBlocked = false;
  /** What is under review: shown and sent as it is, or left. */
  private reviewed: { order: WithdrawalOrder; summary: WithdrawalSummary } | undefined = undefined;
  private readonly stopReview: () => void;

  constructor(
    @inject(WithdrawalForm) readonly form: PaymentForm,
    @inject(WithdrawalChoice) private readonly choice: WithdrawalChoice,
    @inject(WithdrawalTerms) private readonly terms: WithdrawalTerms,
    @inject(WithdrawalCreate) private readonly create: WithdrawalCreate,
    @inject(Submission) private readonly submission: Submission,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Locale) private readonly locale: Locale,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    // The host, a push or a new list has changed what the form would send: the review is left, for the player to look again.
    this.stopReview = reaction(
      () => this.reviewed && this.choice.wanted(this.method),
      (now, before) => now && before && !this.isSubmitting && this.edit(),
      { equals: compareStructural },
    );
  }

  get error(): string | undefined {
    return this.submission.error;
  }

  /** Set when the gateway blocks this player's withdrawals: the text of the notification. The flow ends here. */
  get notice(): string | undefined {
    return this.isBlocked ? this.locale.t('withdrawal.blocked') : undefined;
  }

  /** Whether the player is reviewing what will be sent. */
  get isReviewing(): boolean {
    return this.reviewed !== undefined;
  }

  /** Undefined outside the review. */
  get summary(): WithdrawalSummary | undefined {
    return this.reviewed?.summary;
  }

  /** Fee of the amount under review; decimal text in major units. */
  get fee(): string | undefined {
    return this.summary?.fee;
  }

  get isSubmitting(): boolean {
    return this.submission.isSubmitting;
  }

  get isChecking(): boolean {
    return this.submission.isChecking;
  }

  /** The saved account that it pays out to; undefined where the form asks for one. */
  get account(): ReturnType<WithdrawalChoice['accountOf']> {
    return this.method && this.choice.accountOf(this.method);
  }

  /** Called when the screen is opened: sets the fields of the current method. */
  open(): void {
    const { method } = this.choice;
    if (!method) return;
    // A screen that is mounted again for the same method shows the same step.
    if (this.method?.name !== method.name) {
      this.edit();
      this.submission.leave();
    }
    this.method = method;
    this.choice.show(method);
  }

  /** Validates and begins the review. Returns false when the form shows what is wrong. */
  review(): boolean {
    const input = this.readForm();
    if (!input) return false;
    if (!this.method) return false;
    this.edit();
    this.reviewed = { order: this.create.orderOf(this.method, input), summary: this.terms.summaryOf(input.amountText) };
    return true;
  }

  /** Goes back to the form, with all that is typed. */
  edit(): void {
    this.reviewed = undefined;
    this.submission.clearFailure();
    this.isBlocked = false;
  }

  /**
   * Sends the withdrawal. While a submit runs, returns its promise. Never rejects. `wantsWindow: false` leaves a source
   * as a button on the next page; otherwise it is opened as soon as the reply has come, where the browser allows it.
   */
  submit(options: SubmitOptions = {}): Promise<SubmitResult> {
    return this.submission.submit(() => {
      const input = this.readForm();
      // The balance or a limit has changed since the review.
      if (!this.method || !input) this.reviewed = undefined;
      if (!this.method || !input) return undefined;
      this.isBlocked = false;
      return this.planOf(this.reviewed?.order ?? this.create.orderOf(this.method, input), options);
    });
  }

  reset(): void {
    this.method = undefined;
    this.edit();
    this.form.reset();
    this.submission.reset();
  }

  dispose(): void {
    this.stopReview();
    this.submission.dispose();
    this.form.dispose();
  }

  private readForm(): PaymentInput | undefined {
    const input = this.form.read();
    if (!input) this.form.showErrors();
    return input;
  }

  private planOf(order: WithdrawalOrder, options: SubmitOptions): SubmitPlan<WithdrawalCreateReply> {
    const plan = this.create.planOf(order, options);
    return {
      ...plan,
      form: { appendFields: this.askFields },
      pageAfter: (reply) => (reply.withdrawalBlocked ? this.block() : plan.pageAfter(reply)),
      onAccountGone: () => {
        this.reviewed = undefined;
        this.open();
      },
      showRefusal: this.showRefusal,
    };
  }

  private askFields(fields: readonly MethodField[]): void {
    this.reviewed = undefined;
    this.form.appendFields(fields);
  }

  private block(): undefined {
    this.isBlocked = true;
    this.notifications.toast(() => this.locale.t('withdrawal.blocked'), 'danger');
  }

  /** True when the refusal is about the amount, which the player corrects in the form. */
  private showRefusal(refusal: AppError, text: string): boolean {
    if (!ABOUT_AMOUNT.includes(refusal.code)) return false;
    this.reviewed = undefined;
    this.form.setFieldErrors({ [AMOUNT_KEY]: () => this.errors.textOf(refusal) ?? text });
    return true;
  }
}
