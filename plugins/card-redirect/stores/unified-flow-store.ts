import { makeAutoObservable, runInAction, when } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { CurrentTransaction } from '@/cashier/attempt/current-transaction';
import { CALL_LIMIT_MS } from '@/cashier/resume/call-limit';
import { isEmptyFlow, type UnifiedFlow } from '@/contract/api-response';
import type { FieldValues } from '@/contract/deposit';
import { AppError } from '@/core/errors/app-error';
import { ErrorHandler } from '@/core/errors/error-handler';
import { Realtime } from '@/core/realtime/realtime';
import { Clock } from '@/core/time/time';
import { settledWithin } from '@/core/time/within';
import { Navigation } from '@/kernel/navigation';

const LIST_PAGE = '/deposit';
const COMPLETE_PAGE = '/deposit/complete';

/** The server-driven flow of the deposit that was just created. Observable. */
@injectable()
export class UnifiedFlowStore {
  /** The error of the last notification, so that the screen can go on showing it. */
  private failure: unknown = undefined;
  private restored: { id: string; flow: UnifiedFlow } | undefined = undefined;
  private running: Promise<void> | undefined = undefined;
  private readonly disposal = new AbortController();

  constructor(
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(Clock) private readonly clock: Clock,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get error(): string | undefined {
    return this.errors.textOf(this.failure);
  }

  /** Undefined while the gateway is being asked for it. */
  get flow(): UnifiedFlow | undefined {
    const { current } = this.transaction;
    return current?.data?.unifiedFlow ?? (this.restored?.id === current?.id ? this.restored?.flow : undefined);
  }

  get isSubmitting(): boolean {
    return this.running !== undefined;
  }

  /**
   * Call it when the screen opens. A reload loses the flow, so this requests it again; if the gateway has none, it goes
   * to the complete page.
   */
  async open(): Promise<void> {
    this.failure = undefined;
    const { current } = this.transaction;
    if (this.flow) return this.leaveEmpty(this.flow);
    if (current?.id === undefined) return;
    const flow = await settledWithin(this.ask(current.methodName, current.id), CALL_LIMIT_MS, this.clock);
    if (this.disposal.signal.aborted || this.transaction.current?.id !== current.id) return;
    if (flow && !isEmptyFlow(flow)) runInAction(() => (this.restored = { id: current.id!, flow }));
    else await this.navigation.go(COMPLETE_PAGE, { replace: true });
  }

  /** Sends what the player typed. A second tap gets the first one's promise. Never rejects. */
  complete(fields: FieldValues): Promise<void> {
    this.running ??= this.send(fields).finally(() => runInAction(() => (this.running = undefined)));
    return this.running;
  }

  /** Goes back to the list, then cancels at the gateway without waiting for its answer. */
  async cancel(): Promise<void> {
    const { current } = this.transaction;
    // Leave the page first: the end state that the gateway pushes would otherwise show the player a failed payment.
    await this.navigation.go(LIST_PAGE);
    if (current?.id === undefined) return;
    const reference = { depositId: current.id, paymentMethod: current.methodName };
    this.realtime
      .request('BANKING_DEPOSIT:deposit-cancel', reference)
      .catch((error: unknown) => this.errors.report(error));
  }

  reset(): void {
    this.failure = undefined;
    this.restored = undefined;
  }

  dispose(): void {
    this.disposal.abort();
  }

  /** Goes to the complete page, which says that there is nothing to pay with, and whom to ask. */
  private async leaveEmpty(flow: UnifiedFlow): Promise<void> {
    if (!isEmptyFlow(flow)) return;
    this.errors.report(new AppError('A flow without steps, items and inputs', { code: 'unified.empty' }));
    await this.navigation.go(COMPLETE_PAGE, { replace: true });
  }

  private async send(fields: FieldValues): Promise<void> {
    this.failure = undefined;
    const { current } = this.transaction;
    try {
      if (current?.id === undefined) throw new AppError('No deposit to complete', { code: 'deposit.none' });
      const request = { depositId: current.id, paymentType: current.methodName, fields };
      await this.realtime.request('BANKING:deposit-complete', request);
    } catch (thrown) {
      const error = AppError.from(thrown);
      // When only the answer was lost, go on to the complete page: it keeps checking the deposit's status.
      if (!error.outcomeUnknown) {
        this.errors.handle(error);
        return runInAction(() => void (this.failure = error));
      }
      this.errors.report(error);
    }
    await this.navigation.go(COMPLETE_PAGE);
  }

  private async ask(paymentMethod: string, id: string): Promise<UnifiedFlow | undefined> {
    try {
      // Right after a reload the channel is still opening.
      await when(() => this.realtime.state === 'open', { signal: this.disposal.signal });
      const reply = await this.realtime.request('BANKING_DEPOSIT:deposit-check', { paymentMethod });
      const isOurs = !reply.deposit || reply.deposit.depositId === id;
      return isOurs ? (reply.unifiedFlow ?? undefined) : undefined;
    } catch (error) {
      if (this.disposal.signal.aborted) return undefined;
      if (AppError.from(error).code === 'socket.networkError') return this.ask(paymentMethod, id);
      this.errors.report(error);
      return undefined;
    }
  }
}
