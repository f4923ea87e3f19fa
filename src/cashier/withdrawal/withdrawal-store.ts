import { compareStructural, makeAutoObservable, reaction, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { PaymentMethod } from '../../contract/method';
import { Analytics } from '../../core/analytics/analytics';
import { AppError } from '../../core/errors/app-error';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Locale } from '../../core/locale/locale';
import { Notifications } from '../../core/notifications/notifications';
import { Navigation } from '../../kernel/navigation';
import { SavedAccounts } from '../accounts/saved-accounts';
import { AttemptStore } from '../attempt/attempt-store';
import { isUnresolved } from '../attempt/create-call';
import type { SubmitOptions, SubmitResult } from '../deposit/deposit-store';
import { AMOUNT_KEY } from '../form/field-key';
import type { PaymentForm } from '../form/payment-form';
import type { PaymentInput } from '../form/read-form';
import { MethodsStore } from '../methods/methods-store';
import { PaymentWindow } from '../payment-window/payment-window';
import { SecondPayment } from '../resume/second-payment';
import { UserStore } from '../user/user-store';
import { Preparation } from './preparation';
import { WithdrawalCreate, type CreateOutcome, type CreatePlan, type WithdrawalOrder } from './withdrawal-create';
import { WithdrawalForm } from './withdrawal-form';
import { WithdrawalTerms, type WithdrawalSummary } from './withdrawal-terms';

const COMPLETE_PAGE = '/withdrawal/complete';

/** Error codes that are about the amount: the player corrects it in the form. */
const ABOUT_AMOUNT: readonly (string | undefined)[] = ['banking.insufficientFunds', 'banking.amountOutOfLimits'];

/** The withdrawal of one method: form, review, create (spec 4, "Withdrawal"). One per plugin scope. Observable. */
@injectable()
export class WithdrawalStore {
  method: PaymentMethod | undefined = undefined;
  /** The error of the notification, which the screen keeps showing. */
  private failure: unknown = undefined;
  private isBlocked = false;
  /** What is under review: shown and sent as it is, or left. */
  private reviewed: { order: WithdrawalOrder; summary: WithdrawalSummary } | undefined = undefined;
  private readonly stopReview: () => void;
  private running: Promise<SubmitResult> | undefined = undefined;
  private isDisposed = false;

  constructor(
    @inject(WithdrawalForm) readonly form: PaymentForm,
    @inject(WithdrawalTerms) private readonly terms: WithdrawalTerms,
    @inject(WithdrawalCreate) private readonly create: WithdrawalCreate,
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(UserStore) private readonly user: UserStore,
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(Preparation) private readonly preparation: Preparation,
    @inject(PaymentWindow) private readonly paymentWindow: PaymentWindow,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Locale) private readonly locale: Locale,
    @inject(Analytics) private readonly analytics: Analytics,
    @inject(SecondPayment) private readonly second: Pick<SecondPayment, 'onPurpose'>,
    @inject(SavedAccounts) readonly accounts: SavedAccounts,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    // The host, a push or a new list has changed what the form would send: the review is left, for the player to look again.
    this.stopReview = reaction(
      () => this.reviewed && this.wanted,
      (now, before) => now && before && !this.isSubmitting && this.edit(),
      { equals: compareStructural },
    );
  }

  get error(): string | undefined {
    return this.errors.textOf(this.failure);
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

  /** True from the tap until the next page is shown or the player may try again. */
  get isSubmitting(): boolean {
    return this.running !== undefined;
  }

  /** True while the outcome of a create whose reply was lost is being found out. Never shown as a failure. */
  get isChecking(): boolean {
    return this.isSubmitting && this.attempts.stepOf('withdrawal') === 'checking';
  }

  /** Called when the screen is opened: sets the fields of the current method. */
  open(): void {
    const method = this.methods.currentMethod;
    if (!method) return;
    const { currency, country } = this.user;
    // A screen that is mounted again for the same method shows the same step.
    if (this.method?.name !== method.name) this.edit();
    this.method = method;
    // The gateway's suggested amounts are for deposits (spec 2).
    const asked = this.preparation.takesAdvancedFields(method)
      ? method.fields.filter(({ isAdvanced }) => !isAdvanced)
      : method.fields;
    this.accounts.begin('withdrawal', method);
    // A saved account takes the place of the method's fields.
    const fields = this.accounts.chosen('withdrawal', method) ? [] : asked;
    this.form.setMethod({ ...method, fields }, { currency, country });
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
    this.failure = undefined;
    this.isBlocked = false;
  }

  /**
   * Sends the withdrawal. While a submit runs, returns its promise. Never rejects. `wantsWindow: false` leaves a source
   * as a button on the next page; otherwise it is opened as soon as the reply has come, where the browser allows it.
   */
  submit({ nextPage = COMPLETE_PAGE, wantsWindow = true }: SubmitOptions = {}): Promise<SubmitResult> {
    if (this.running) return this.running;
    const input = this.readForm();
    if (!this.method || !input) {
      // The balance or a limit has changed since the review.
      this.reviewed = undefined;
      return Promise.resolve('invalid');
    }
    this.failure = undefined;
    this.isBlocked = false;
    const order = this.reviewed?.order ?? this.create.orderOf(this.method, input);
    const send = () => this.send(order, { nextPage, wantsWindow });
    const running = this.second
      .onPurpose(order.wish, send)
      .then((result) => result ?? 'kept')
      .finally(() => runInAction(() => (this.running = undefined)));
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
    this.stopReview();
    this.create.end();
    this.form.dispose();
  }

  private readForm(): PaymentInput | undefined {
    const input = this.form.read();
    if (!input) this.form.showErrors();
    return input;
  }

  /** All that decides what is sent. Compared, never sent: what is under review is. */
  private get wanted() {
    const { amount, wireValues } = this.form;
    const chosen = this.method && this.accounts.chosen('withdrawal', this.method)?.id;
    const [currency, account] = [this.user.currency, this.terms.account];
    return { method: this.method?.name, amount: amount?.toFixed(), fields: wireValues, chosen, currency, account };
  }

  private async send(order: WithdrawalOrder, plan: CreatePlan): Promise<SubmitResult> {
    try {
      return await this.follow(await this.create.run(order, plan));
    } catch (error) {
      if (isUnresolved(error)) throw error;
      return this.fail(error);
    }
  }

  private follow(outcome: CreateOutcome): SubmitResult | Promise<SubmitResult> {
    switch (outcome.kind) {
      case 'blocked':
        return this.block();
      case 'needsFields':
        this.reviewed = undefined;
        this.form.appendFields(outcome.fields);
        return 'needsFields';
      case 'page':
        return this.go(outcome.path);
    }
  }

  private block(): SubmitResult {
    this.isBlocked = true;
    this.notifications.toast(this.locale.t('withdrawal.blocked'), 'danger');
    return 'failed';
  }

  private fail(thrown: unknown): SubmitResult {
    const text = this.errors.handle(thrown);
    this.analytics.event('error', { error_text: text });
    if (this.accounts.isGone('withdrawal', thrown)) {
      this.reviewed = undefined;
      this.open();
    }
    if (ABOUT_AMOUNT.includes(AppError.from(thrown).code)) {
      this.reviewed = undefined;
      this.form.setFieldErrors({ [AMOUNT_KEY]: () => this.errors.textOf(thrown) ?? text });
    } else {
      this.failure = thrown;
    }
    return 'failed';
  }

  /** Does not navigate if the player has left the page in the meantime. */
  private async go(path: string): Promise<SubmitResult> {
    if (!this.isDisposed) await this.navigation.go(path);
    return 'done';
  }
}
