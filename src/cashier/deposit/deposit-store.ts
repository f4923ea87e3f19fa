import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { DepositCreateReply, DepositCreateRequest } from '../../contract/deposit';
import type { PaymentMethod } from '../../contract/method';
import { Realtime } from '../../core/realtime/realtime';
import { Registry } from '../../kernel/registry-token';
import { SavedAccounts } from '../accounts/saved-accounts';
import type { PaymentForm } from '../form/payment-form';
import { MethodsStore } from '../methods/methods-store';
import { completePath } from '../payment-page/complete-path';
import type { Order } from '../submission/order';
import { Submission, type SubmitOptions, type SubmitPlan, type SubmitResult } from '../submission/submission';
import { UserStore } from '../user/user-store';
import { DepositForm } from './deposit-form';
import { judgeDeposit, preparedReply } from './deposit-reply';
import { DepositRequests } from './deposit-requests';

/** A deposit whose form is the payment form, as in every plugin that registers no other form. */
export type PaymentDepositStore = DepositStore<PaymentForm>;

/** What a plugin's own way to create a deposit differs in. */
type CreateOptions = Pick<SubmitPlan<DepositCreateReply>, 'window' | 'isRenewal'> & {
  send(data: DepositCreateRequest, key: string): Promise<DepositCreateReply>;
  pageFor(reply: DepositCreateReply, method: PaymentMethod): string;
};

/** The deposit of one method, from the form to the next page (spec 4, "Deposit"). One per plugin scope. Observable. */
@injectable()
export class DepositStore<Form extends DepositForm = DepositForm> {
  method: PaymentMethod | undefined = undefined;

  constructor(
    @inject(DepositForm) readonly form: Form,
    @inject(DepositRequests) private readonly requests: DepositRequests,
    @inject(Submission) private readonly submission: Submission,
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(UserStore) private readonly user: UserStore,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Registry) private readonly registry: Registry,
    @inject(SavedAccounts) readonly accounts: SavedAccounts,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get failure(): unknown {
    return this.submission.failure;
  }

  get error(): string | undefined {
    return this.submission.error;
  }

  get isSubmitting(): boolean {
    return this.submission.isSubmitting;
  }

  get isChecking(): boolean {
    return this.submission.isChecking;
  }

  /** Called when the screen is opened: sets the fields and the suggested amount of the current method. */
  open(): void {
    const method = this.methods.currentMethod;
    if (!method) return;
    const { currency, country } = this.user;
    if (this.method?.name !== method.name) this.submission.leave();
    this.method = method;
    this.submission.clearFailure();
    this.accounts.begin('deposit', method);
    // A saved account takes the place of the method's fields.
    const fields = this.accounts.chosen('deposit', method) ? [] : method.fields;
    const snippet = this.methods.snippet[method.name];
    this.form.setMethod({ ...method, fields }, { currency, country, snippet });
  }

  /** Must be called in the click itself. While a submit runs, returns its promise. Never rejects. */
  submit({
    nextPage = completePath('deposit'),
    wantsWindow = true,
    isRenewal,
  }: SubmitOptions = {}): Promise<SubmitResult> {
    return this.send({
      window: wantsWindow ? 'tap' : 'button',
      isRenewal,
      send: (data, messageId) => this.realtime.request('BANKING:deposit-create', data, { messageId }),
      pageFor: ({ apiResponse }, method) => this.registry.pathForReply('deposit', apiResponse, method) ?? nextPage,
    });
  }

  /** Creates the deposit with an invoice and goes to its page. */
  prepare({ nextPage, isRenewal }: { nextPage: string; isRenewal?: boolean }): Promise<SubmitResult> {
    return this.send({
      window: 'button',
      isRenewal,
      send: async (data, messageId) =>
        preparedReply(await this.realtime.request('BANKING:deposit-prepare', data, { messageId })),
      pageFor: () => nextPage,
    });
  }

  reset(): void {
    this.method = undefined;
    this.submission.reset();
    this.form.reset();
  }

  dispose(): void {
    this.submission.dispose();
    this.form.dispose();
  }

  private send(options: CreateOptions): Promise<SubmitResult> {
    return this.submission.submit(() => {
      const input = this.form.read();
      if (this.method && input) return this.planOf(this.requests.orderOf(this.method, input), options);
      this.form.showErrors();
      return undefined;
    });
  }

  private planOf(
    { method, data, wish }: Order<DepositCreateRequest>,
    { window, isRenewal, send, pageFor }: CreateOptions,
  ): SubmitPlan<DepositCreateReply> {
    return {
      wish,
      about: data,
      form: this.form,
      window,
      isRenewal,
      send: (key, depositId) => send(depositId === undefined ? data : { ...data, depositId }, key),
      judge: judgeDeposit,
      fieldsOf: ({ fields }) => fields,
      responseOf: ({ apiResponse }) => apiResponse,
      pageAfter: (reply) => pageFor(reply, method),
      onAccountGone: this.open,
    };
  }
}
