import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { AttemptIntent, AttemptRecord } from '@/cashier/attempt/attempt-record';
import { AttemptStore } from '@/cashier/attempt/attempt-store';
import { isUnresolved } from '@/cashier/attempt/create-call';
import { CurrentTransaction } from '@/cashier/attempt/current-transaction';
import { DepositForm, type DepositInput } from '@/cashier/deposit/deposit-form';
import { DepositRequests } from '@/cashier/deposit/deposit-requests';
import { asDepositError } from '@/cashier/deposit/deposit-error';
import type { SubmitResult } from '@/cashier/deposit/deposit-store';
import type { PaymentForm } from '@/cashier/form/payment-form';
import { MethodsStore } from '@/cashier/methods/methods-store';
import { PaymentWindow } from '@/cashier/payment-window/payment-window';
import { SecondPayment } from '@/cashier/resume/second-payment';
import { UserStore } from '@/cashier/user/user-store';
import type { DepositCreateRequest } from '@/contract/deposit';
import type { PaymentMethod } from '@/contract/method';
import type { ReplyData } from '@/contract/realtime';
import { Analytics } from '@/core/analytics/analytics';
import { AppError } from '@/core/errors/app-error';
import { ErrorHandler } from '@/core/errors/error-handler';
import { Realtime } from '@/core/realtime/realtime';
import { Navigation } from '@/kernel/navigation';
import { Registry } from '@/kernel/registry-token';
import { PATHS } from '../paths';
import { OpenDeposit } from './open-deposit';
import { judgeP2P, p2pRequest, requiredFields } from './p2p-requests';
import { PlayerScore } from './player-score';
import { ProviderTime } from './provider-time';
import { ReservedDeposit } from './reserved-deposit';
import { whenConnected } from './when-connected';

type Reply = ReplyData<'BANKING_DEPOSIT:deposit-create-p2p'>;

/**
 * Milliseconds for which the form waits for the search for an open deposit. The search is only a convenience: the
 * create call finds it too.
 */
const CHECK_LIMIT_MS = 2_000;

/** From the form to the payee's card: search for an open deposit, score, create (spec 4, "Peer-to-peer"). */
@injectable()
export class P2PDepositStore {
  method: PaymentMethod | undefined = undefined;
  private failure: unknown = undefined;
  /** True while the gateway searches for an open deposit of this method. */
  isResuming = false;
  private running: Promise<SubmitResult> | undefined = undefined;
  private stopCheck: (() => void) | undefined = undefined;
  private isDisposed = false;

  constructor(
    @inject(DepositForm) readonly form: PaymentForm,
    @inject(DepositRequests) private readonly requests: DepositRequests,
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(UserStore) private readonly user: UserStore,
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(PlayerScore) private readonly score: PlayerScore,
    @inject(OpenDeposit) private readonly openDeposit: OpenDeposit,
    @inject(ReservedDeposit) private readonly reserved: ReservedDeposit,
    @inject(Registry) private readonly registry: Registry,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(Analytics) private readonly analytics: Analytics,
    @inject(PaymentWindow) private readonly paymentWindow: PaymentWindow,
    @inject(SecondPayment) private readonly second: Pick<SecondPayment, 'onPurpose'>,
    @inject(ProviderTime) private readonly providerTime: ProviderTime,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get error(): string | undefined {
    return this.errors.textOf(this.failure);
  }

  get isSubmitting(): boolean {
    return this.running !== undefined;
  }

  get isChecking(): boolean {
    return this.isSubmitting && this.attempts.stepOf('deposit') === 'checking';
  }

  /** Methods that can be chosen on this page: those of the current group, if its tile opens this page. */
  get choices(): readonly PaymentMethod[] {
    const group = this.methods.currentGroup;
    return group && this.registry.pathForGroup('deposit', group) === PATHS.base ? group.methods : [];
  }

  /** Call it when the screen opens: fills the form for the method and searches for an open deposit. */
  enter(): void {
    this.open();
    this.stopCheck?.();
    const { method } = this;
    if (!method) return;
    this.isResuming = this.realtime.state === 'open';
    this.stopCheck = whenConnected(this.realtime, () => void this.resume(method.name));
  }

  /** Sets up fields and suggested amount of the chosen method, or of the group's first method if a whole group was opened. */
  open(): void {
    const method = this.methods.currentMethod ?? this.methods.currentGroup?.methods[0];
    if (!method) return;
    this.methods.selectMethod(method.name);
    const { currency, country } = this.user;
    this.method = method;
    this.failure = undefined;
    this.form.setMethod(method, { currency, country, snippet: this.methods.snippet[method.name] });
  }

  choose(methodName: string): void {
    if (this.methods.selectMethod(methodName)) this.enter();
  }

  /** Returns the running promise if there is one. Never rejects. */
  submit(): Promise<SubmitResult> {
    if (this.running) return this.running;
    const input = this.form.read();
    if (!this.method || !input) {
      this.form.showErrors();
      return Promise.resolve('invalid');
    }
    this.failure = undefined;
    const running = this.onPurpose(this.method, input).finally(() => runInAction(() => (this.running = undefined)));
    this.running = running;
    return running;
  }

  reset(): void {
    this.stopCheck?.();
    this.method = undefined;
    this.failure = undefined;
    this.isResuming = false;
    this.form.reset();
  }

  dispose(): void {
    this.isDisposed = true;
    this.stopCheck?.();
    this.form.dispose();
  }

  /** A failed search does not stop the player: asked for a new deposit, the gateway finds the open one. */
  private async resume(methodName: string): Promise<void> {
    try {
      const isFound = await this.openDeposit.find(methodName, CHECK_LIMIT_MS);
      const isWanted = isFound && !this.isDisposed && !this.isSubmitting && this.method?.name === methodName;
      if (isWanted) await this.navigation.go(this.reserved.path, { replace: true });
    } catch (error) {
      this.errors.report(error);
    } finally {
      runInAction(() => (this.isResuming = false));
    }
  }

  private async onPurpose(method: PaymentMethod, input: DepositInput): Promise<SubmitResult> {
    // From here on nothing changes what is sent, however long the question and the score take.
    const wanted = this.requests.createRequest(method, input, this.attempts.idToContinue('deposit', method.name));
    const { amount, currency } = wanted;
    const wish = this.attempts.wishOf({ flow: 'deposit', methodName: method.name, amount, currency }, wanted);
    return (await this.second.onPurpose(wish, () => this.pay(method, wanted, wish))) ?? 'kept';
  }

  private async pay(method: PaymentMethod, wanted: DepositCreateRequest, wish: AttemptIntent): Promise<SubmitResult> {
    try {
      const data = p2pRequest(wanted, await this.score.of(method, wanted.amount, wanted.currency));
      // Left while the score was awaited: nothing has been sent, and nobody waits for it.
      if (this.isDisposed) return 'kept';
      const reply = await this.attempts.create<Reply>({
        intent: wish,
        send: (messageId) => this.realtime.request('BANKING_DEPOSIT:deposit-create-p2p', data, { messageId }),
        judge: judgeP2P,
        onCreated: this.onCreated,
      });
      return await this.follow(method.name, reply);
    } catch (error) {
      if (isUnresolved(error)) throw error;
      return this.fail(error);
    }
  }

  private async follow(methodName: string, reply: Reply): Promise<SubmitResult> {
    if (judgeP2P(reply).kind === 'fieldsRequired') return this.askFields(reply);
    // A reply with only an id is enough: the invoice page requests the deposit again.
    if (!reply.deposit && !reply.unifiedFlow && reply.depositId == null) {
      return this.fail(new AppError('No deposit in the reply', { code: 'deposit.none' }));
    }
    await this.reserved.take(methodName, reply);
    if (!this.isDisposed) await this.navigation.go(this.reserved.path);
    return 'done';
  }

  private onCreated({ deposit, unifiedFlow }: Reply, { intent, transactionId, key, startedAt }: AttemptRecord): void {
    this.providerTime.learn(startedAt, deposit?.created);
    // Forget the provider's page of an earlier payment, which the complete page would otherwise offer for this one.
    this.paymentWindow.reset();
    const id = transactionId ?? undefined;
    if (id === undefined) this.errors.report(new AppError('A created deposit has no id', { code: 'deposit.noId' }));
    this.transaction.set({ ...intent, id, key, data: unifiedFlow ? { unifiedFlow } : null, pageId: undefined });
  }

  private askFields(reply: Reply): SubmitResult {
    const fields = requiredFields(reply);
    if (fields.length === 0) return this.fail(new AppError('No fields in the reply', { code: 'deposit.noFields' }));
    this.form.appendFields(fields);
    return 'needsFields';
  }

  private fail(error: unknown): SubmitResult {
    const failure = asDepositError(AppError.from(error));
    runInAction(() => (this.failure = failure));
    this.analytics.event('error', { error_text: this.errors.handle(failure) });
    return 'failed';
  }
}
