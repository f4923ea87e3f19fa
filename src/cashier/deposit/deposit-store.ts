import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { DepositCreateReply, DepositCreateRequest } from '../../contract/deposit';
import type { PaymentMethod } from '../../contract/method';
import { Analytics } from '../../core/analytics/analytics';
import { AppError } from '../../core/errors/app-error';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Realtime } from '../../core/realtime/realtime';
import { Navigation } from '../../kernel/navigation';
import { Registry } from '../../kernel/registry-token';
import type { AttemptIntent, AttemptRecord } from '../attempt/attempt-record';
import { isUnresolved } from '../attempt/create-call';
import { SavedAccounts } from '../accounts/saved-accounts';
import { AttemptStore } from '../attempt/attempt-store';
import { CurrentTransaction } from '../attempt/current-transaction';
import type { PaymentForm } from '../form/payment-form';
import { MethodsStore } from '../methods/methods-store';
import { PaymentWindow } from '../payment-window/payment-window';
import { SourceTurn } from '../payment-window/source-turn';
import { SecondPayment } from '../resume/second-payment';
import { UserStore } from '../user/user-store';
import { DepositForm, type DepositInput } from './deposit-form';
import { asDepositError } from './deposit-error';
import { judgeDeposit, preparedReply } from './deposit-reply';
import { DepositRequests } from './deposit-requests';

export type SubmitResult =
  /** The form shows what is wrong. */
  | 'invalid'
  /** The gateway asked for more fields, which are in the form now. */
  | 'needsFields'
  /** Created, or completed, and the next page is shown. */
  | 'done'
  /** `error` says why. */
  | 'failed'
  /** Another payment is under way, and the player did not want a second one. */
  | 'kept';

export interface SubmitOptions {
  /** Path of the page after the create when no page claims the reply. Default `/deposit/complete`. */
  nextPage?: string;
  /** Whether a source opens in a window of its own (default); otherwise it becomes a "Continue" button. */
  wantsWindow?: boolean;
  /** The player has asked for a new code in place of one that can no longer be paid, and need not confirm it again. */
  isRenewal?: boolean;
}

/** A deposit whose form is the payment form, as in every plugin that registers no other form. */
export type PaymentDepositStore = DepositStore<PaymentForm>;

const COMPLETE_PAGE = '/deposit/complete';

type Send = (data: DepositCreateRequest, key: string) => Promise<DepositCreateReply>;

/** What the player has confirmed by the press. Nothing changes it any more: this is what is sent. */
interface DepositOrder {
  method: PaymentMethod;
  data: DepositCreateRequest;
  wish: AttemptIntent;
}

interface CreatePlan {
  send: Send;
  wantsWindow: boolean;
  pageFor: (reply: DepositCreateReply, method: PaymentMethod) => string;
}

/** The deposit of one method, from the form to the next page (spec 4, "Deposit"). One per plugin scope. Observable. */
@injectable()
export class DepositStore<Form extends DepositForm = DepositForm> {
  method: PaymentMethod | undefined = undefined;
  /** The error of the notification, which the screen keeps showing. */
  failure: unknown = undefined;
  private running: Promise<SubmitResult> | undefined = undefined;
  private readonly source: SourceTurn;
  private isDisposed = false;

  constructor(
    @inject(DepositForm) readonly form: Form,
    @inject(DepositRequests) private readonly requests: DepositRequests,
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(UserStore) private readonly user: UserStore,
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(PaymentWindow) private readonly paymentWindow: PaymentWindow,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Registry) private readonly registry: Registry,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(Analytics) private readonly analytics: Analytics,
    @inject(SecondPayment) private readonly second: Pick<SecondPayment, 'onPurpose'>,
    @inject(SavedAccounts) readonly accounts: SavedAccounts,
  ) {
    this.source = new SourceTurn(paymentWindow, realtime);
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
    return this.isSubmitting && this.attempts.stepOf('deposit') === 'checking';
  }

  /** Called when the screen is opened: sets the fields and the suggested amount of the current method. */
  open(): void {
    const method = this.methods.currentMethod;
    if (!method) return;
    const { currency, country } = this.user;
    this.method = method;
    this.failure = undefined;
    this.accounts.begin('deposit', method);
    // A saved account takes the place of the method's fields.
    const fields = this.accounts.chosen('deposit', method) ? [] : method.fields;
    const snippet = this.methods.snippet[method.name];
    this.form.setMethod({ ...method, fields }, { currency, country, snippet });
  }

  /** Must be called in the click itself. While a submit runs, returns its promise. Never rejects. */
  submit({ nextPage = COMPLETE_PAGE, wantsWindow = true, isRenewal }: SubmitOptions = {}): Promise<SubmitResult> {
    const send: Send = (data, messageId) => this.realtime.request('BANKING:deposit-create', data, { messageId });
    const pageFor: CreatePlan['pageFor'] = ({ apiResponse }, method) =>
      this.registry.pathForReply('deposit', apiResponse, method) ?? nextPage;
    return this.onPurpose({ send, wantsWindow, pageFor }, isRenewal);
  }

  /** Creates the deposit with an invoice and goes to its page. */
  prepare({ nextPage, isRenewal }: { nextPage: string; isRenewal?: boolean }): Promise<SubmitResult> {
    const send: Send = async (data, messageId) =>
      preparedReply(await this.realtime.request('BANKING:deposit-prepare', data, { messageId }));
    return this.onPurpose({ send, wantsWindow: false, pageFor: () => nextPage }, isRenewal);
  }

  /** Notifies the gateway that the player has paid the current deposit, then shows the complete page. */
  complete(): Promise<SubmitResult> {
    return this.once(async (method, { fields }) => {
      const depositId = this.transaction.current?.id;
      if (depositId === undefined) return this.fail(new AppError('No deposit to complete', { code: 'deposit.none' }));
      try {
        await this.realtime.request('BANKING:deposit-complete', { depositId, paymentType: method.name, fields });
      } catch (error) {
        return this.fail(error);
      }
      return this.go(COMPLETE_PAGE);
    });
  }

  reset(): void {
    this.method = undefined;
    this.failure = undefined;
    this.form.reset();
    this.paymentWindow.reset();
  }

  dispose(): void {
    this.isDisposed = true;
    this.source.end();
    this.form.dispose();
  }

  /** Validates, and runs one work at a time: a second tap or Enter gets the promise of the first. */
  private once(work: (method: PaymentMethod, input: DepositInput) => Promise<SubmitResult>): Promise<SubmitResult> {
    if (this.running) return this.running;
    const input = this.form.read();
    if (!this.method || !input) {
      this.form.showErrors();
      return Promise.resolve('invalid');
    }
    this.failure = undefined;
    const running = work(this.method, input).finally(() => runInAction(() => (this.running = undefined)));
    this.running = running;
    return running;
  }

  private onPurpose(plan: CreatePlan, isRenewal: boolean | undefined): Promise<SubmitResult> {
    return this.once(async (method, input) => {
      const order = this.orderOf(method, input);
      return (await this.second.onPurpose(order.wish, () => this.create(order, plan), { isRenewal })) ?? 'kept';
    });
  }

  private orderOf(method: PaymentMethod, input: DepositInput): DepositOrder {
    const begun = this.attempts.idToContinue('deposit', method.name);
    const data = { ...this.requests.createRequest(method, input, begun), ...this.accounts.partFor('deposit', method) };
    const { amount, currency } = data;
    const label = this.accounts.chosen('deposit', method)?.label;
    const intent = { flow: 'deposit', methodName: method.name, amount, currency } as const;
    return { method, data, wish: this.attempts.wishOf(intent, data, label) };
  }

  private async create({ method, data, wish }: DepositOrder, plan: CreatePlan): Promise<SubmitResult> {
    this.source.start(plan.wantsWindow);
    try {
      const reply = await this.attempts.create({
        intent: wish,
        send: (key) => plan.send(data, key),
        judge: judgeDeposit,
        onChecking: () => this.source.isLate(),
        onCreated: this.onCreated,
      });
      if (judgeDeposit(reply).kind === 'fieldsRequired') return this.askFields(reply);
      return await this.go(plan.pageFor(reply, method));
    } catch (error) {
      this.source.close();
      if (isUnresolved(error)) throw error;
      if (this.accounts.isGone('deposit', error)) this.open();
      return this.fail(error);
    }
  }

  private onCreated({ apiResponse }: DepositCreateReply, { intent, transactionId, key }: AttemptRecord): void {
    this.accounts.outdate('deposit');
    const { data, pageId } = apiResponse;
    const id = transactionId ?? undefined;
    if (id === undefined) this.errors.report(new AppError('A created deposit has no id', { code: 'deposit.noId' }));
    const hasPage = Boolean(apiResponse.source);
    this.transaction.set({ ...intent, id, key, data, pageId: pageId ?? undefined, hasPage });
    this.source.open(apiResponse);
    // The deposit exists all the same; its page says that the provider's page cannot be opened.
    if (this.source.failure !== undefined) this.errors.report(this.source.failure);
  }

  private askFields({ fields }: DepositCreateReply): SubmitResult {
    this.source.close();
    if (!fields?.length) return this.fail(new AppError('No fields in the reply', { code: 'deposit.noFields' }));
    this.form.appendFields(fields);
    return 'needsFields';
  }

  private fail(thrown: unknown): SubmitResult {
    this.source.close();
    this.failure = asDepositError(AppError.from(thrown));
    this.analytics.event('error', { error_text: this.errors.handle(this.failure) });
    return 'failed';
  }

  /** Does not navigate if the player has left the page in the meantime. */
  private async go(path: string): Promise<SubmitResult> {
    if (!this.isDisposed) await this.navigation.go(path);
    return 'done';
  }
}
