import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { PaymentPage } from '@/cashier/payment-page/payment-page';
import type { EndStatus } from '@/cashier/status/status-rules';
import type { FieldValues } from '@/contract/deposit';
import { ErrorHandler } from '@/core/errors/error-handler';
import { CALL_LIMIT_MS } from '@/core/realtime/call-limit';
import { Navigation } from '@/kernel/navigation';
import { PATHS } from '../paths';
import { DepositSearch } from './deposit-search';
import { OpenDeposit } from './open-deposit';
import { ReservationTime } from './reservation-time';
import { ReservedDeposit } from './reserved-deposit';

/**
 * loading: searching for the deposit after a reload. lost: that search failed. unreadable: the card can't be decrypted,
 * so there is nothing to pay to. open: waiting for the transfer. expired: the card is no longer reserved; after a reload
 * nothing of it is known any more.
 */
export type InvoicePhase = 'loading' | 'lost' | 'unreadable' | 'open' | 'expired';
export type InvoiceAction = 'paid' | 'cancel' | 'renew';

/** Store of the pages for a reserved card and for a server-driven flow, until the deposit is paid, cancelled or expired. */
@injectable()
export class InvoiceStore {
  private action: InvoiceAction | undefined = undefined;
  /** What the gateway has said: the search after a reload has failed, or the deposit was ended because its time was up. */
  private news: 'lost' | 'expired' | undefined = undefined;
  private stops: readonly (() => void)[] = [];
  private isDisposed = false;

  constructor(
    @inject(ReservedDeposit) readonly reserved: ReservedDeposit,
    @inject(PaymentPage) readonly page: PaymentPage,
    @inject(ReservationTime) private readonly time: ReservationTime,
    @inject(OpenDeposit) private readonly openDeposit: OpenDeposit,
    @inject(DepositSearch) private readonly search: DepositSearch,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The action under way; its button shows that it is busy. */
  get running(): InvoiceAction | undefined {
    return this.page.isBusy ? this.action : undefined;
  }

  get phase(): InvoicePhase {
    const { isHeld, unifiedFlow, cardNumber } = this.reserved;
    if (!isHeld) return this.news ?? 'loading';
    if (!unifiedFlow && cardNumber === undefined) return 'unreadable';
    return this.time.isUp || this.news === 'expired' ? 'expired' : 'open';
  }

  /** ISO 8601; undefined when the provider named no readable time. */
  get expiresAt(): string | undefined {
    const { expiresAt } = this.reserved;
    return expiresAt === undefined ? undefined : new Date(expiresAt).toISOString();
  }

  get methodName(): string | undefined {
    return this.page.current?.methodName;
  }

  /** Call it when the screen is shown. Returns `close`, to be called when the screen is left. */
  open(): () => void {
    this.close();
    this.search.stop();
    this.page.keep(undefined);
    this.news = undefined;
    const { depositId } = this.reserved.deposit ?? {};
    // Another payment has been made since: its page does not show this card.
    if (depositId !== undefined && depositId !== this.page.current?.id) this.reserved.reset();
    this.stops = [this.time.watch(), this.page.whenEnded(this.onEnd, () => this.canEnd)];
    if (!this.reserved.isHeld) void this.restore();
    return this.close;
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
  }

  /**
   * The player reports the transfer. The complete page follows whatever the gateway answers (spec 4). `fields`: those
   * of a server-driven flow.
   */
  paid(fields: FieldValues = {}): Promise<void> {
    return this.run('paid', async () => {
      await this.tried(() => this.openDeposit.reportPaid(this.page.reference, fields));
      await this.leave(this.toStatus);
    });
  }

  /** Cancels the deposit and goes to the methods. */
  cancel(): Promise<void> {
    return this.giveUp('cancel', () => this.page.toMethods({ replace: true }));
  }

  /**
   * Gets another card for the same amount. Cancels the old deposit first, because the gateway would otherwise return
   * the same card.
   */
  renew(): Promise<void> {
    return this.giveUp('renew', () => this.navigation.go(PATHS.base, { replace: true }));
  }

  reset(): void {
    this.close();
    this.reserved.reset();
    this.page.reset();
    this.news = undefined;
  }

  dispose(): void {
    this.isDisposed = true;
    this.close();
  }

  /**
   * To the complete page instead if the gateway says that the deposit has not been cancelled. If the request fails,
   * stays with `error`.
   */
  private giveUp(action: InvoiceAction, goOn: () => Promise<void>): Promise<void> {
    return this.run(action, async () => {
      const isCancelled = await this.openDeposit.cancel(this.page.reference);
      await this.leave(isCancelled ? goOn : this.toStatus);
    });
  }

  private run(action: InvoiceAction, work: () => Promise<void>): Promise<void> {
    if (!this.page.isBusy) this.action = action;
    return this.page.act(work);
  }

  /** After a reload only the transaction is known, and the gateway is asked for the rest. */
  private async restore(): Promise<void> {
    const { stops, methodName } = this;
    const found = methodName === undefined ? 'none' : await this.search.run(methodName, CALL_LIMIT_MS);
    if (found === 'failed') runInAction(() => (this.news = 'lost'));
    if (found !== 'none') return;
    const hasRunOut = await this.tried(() => this.openDeposit.hasRunOut(this.page.reference));
    // The player has left in the meantime, and stays where they are.
    if (this.stops !== stops) return;
    if (hasRunOut) runInAction(() => (this.news = 'expired'));
    else await this.toStatus();
  }

  /** For a call without which the page goes on: a failure is only reported. */
  private async tried<R>(call: () => Promise<R>): Promise<R | undefined> {
    try {
      return await call();
    } catch (error) {
      this.errors.report(error);
      return undefined;
    }
  }

  /** An action goes on by itself. Of a failed deposit that is not held, `restore` asks whether its time was up. */
  private get canEnd(): boolean {
    return !this.page.isBusy && (this.reserved.isHeld || this.page.status === 'processed');
  }

  /** PAYED, CANCELED and AUTO_CANCELED end the invoice (spec 4). An expired one stays on the page, which offers another card. */
  private onEnd(status: EndStatus): void {
    if (status === 'mistaked' && this.time.isNearlyUp()) this.news = 'expired';
    else void this.leave(this.toStatus);
  }

  /** Leaves the page and drops the deposit's data. A player who has gone on to another payment stays there. */
  private async leave(goOn: () => Promise<void>): Promise<void> {
    if (this.isDisposed) return;
    this.close();
    await goOn();
    this.reserved.reset();
  }

  private toStatus(): Promise<void> {
    return this.page.showStatus({ replace: true });
  }
}
