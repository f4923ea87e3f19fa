import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { PaymentPage } from '@/cashier/payment-page/payment-page';
import { CALL_LIMIT_MS } from '@/core/realtime/call-limit';
import { isEmptyFlow, type UnifiedFlow } from '@/contract/api-response';
import { AppError } from '@/core/errors/app-error';
import { ErrorHandler } from '@/core/errors/error-handler';
import { askWhenOpen } from '@/core/realtime/ask-when-open';
import { Realtime } from '@/core/realtime/realtime';
import { Clock } from '@/core/time/time';
import { settledWithin } from '@/core/time/within';

/** The server-driven flow of the deposit that was just created. Observable. */
@injectable()
export class UnifiedFlowStore {
  private restored: { id: string; flow: UnifiedFlow } | undefined = undefined;
  private readonly disposal = new AbortController();

  constructor(
    @inject(PaymentPage) readonly page: PaymentPage,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(Clock) private readonly clock: Clock,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Undefined while the gateway is being asked for it. */
  get flow(): UnifiedFlow | undefined {
    const { current } = this.page;
    return current?.data?.unifiedFlow ?? (this.restored?.id === current?.id ? this.restored?.flow : undefined);
  }

  /**
   * Call it when the screen opens. A reload loses the flow, so this requests it again; if the gateway has none, it goes
   * to the complete page.
   */
  async open(): Promise<void> {
    this.page.keep(undefined);
    const { current } = this.page;
    if (this.flow) return this.leaveEmpty(this.flow);
    if (current?.id === undefined) return;
    const flow = await settledWithin(this.ask(current.methodName, current.id), CALL_LIMIT_MS, this.clock);
    if (this.disposal.signal.aborted || this.page.current?.id !== current.id) return;
    if (flow && !isEmptyFlow(flow)) runInAction(() => (this.restored = { id: current.id!, flow }));
    else await this.page.showStatus({ replace: true });
  }

  /** Goes back to the list, then cancels at the gateway without waiting for its answer. */
  async cancel(): Promise<void> {
    const { current } = this.page;
    // Leave the page first: the end state that the gateway pushes would otherwise show the player a failed payment.
    await this.page.toMethods();
    if (current?.id === undefined) return;
    const reference = { depositId: current.id, paymentMethod: current.methodName };
    this.realtime
      .request('BANKING_DEPOSIT:deposit-cancel', reference)
      .catch((error: unknown) => this.errors.report(error));
  }

  reset(): void {
    this.page.keep(undefined);
    this.restored = undefined;
  }

  dispose(): void {
    this.disposal.abort();
  }

  /** Goes to the complete page, which says that there is nothing to pay with, and whom to ask. */
  private async leaveEmpty(flow: UnifiedFlow): Promise<void> {
    if (!isEmptyFlow(flow)) return;
    this.errors.report(new AppError('A flow without steps, items and inputs', { code: 'unified.empty' }));
    await this.page.showStatus({ replace: true });
  }

  private async ask(paymentMethod: string, id: string): Promise<UnifiedFlow | undefined> {
    const { signal } = this.disposal;
    const check = () => this.realtime.request('BANKING_DEPOSIT:deposit-check', { paymentMethod });
    try {
      // Right after a reload the channel is still opening. A gateway that does not know the call may never answer it.
      const reply = await askWhenOpen(this.realtime, check, { signal, retriesTimeout: false });
      const isOurs = !reply.deposit || reply.deposit.depositId === id;
      return isOurs ? (reply.unifiedFlow ?? undefined) : undefined;
    } catch (error) {
      if (!signal.aborted) this.errors.report(error);
      return undefined;
    }
  }
}
