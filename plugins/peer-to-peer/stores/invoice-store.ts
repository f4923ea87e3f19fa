import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { CurrentTransaction } from '@/cashier/attempt/current-transaction';
import { CALL_LIMIT_MS } from '@/core/realtime/call-limit';
import { askStatus } from '@/cashier/status/ask-status';
import { statusOfDeposit } from '@/cashier/status/status-rules';
import { TransactionStatusStore } from '@/cashier/status/transaction-status-store';
import type { FieldValues } from '@/contract/deposit';
import { AppError } from '@/core/errors/app-error';
import { ErrorHandler } from '@/core/errors/error-handler';
import { onOpen } from '@/core/realtime/on-open';
import { Realtime } from '@/core/realtime/realtime';
import { ServerClock } from '@/core/time/server-clock';
import { Clock } from '@/core/time/time';
import { settledWithin } from '@/core/time/within';
import { Navigation } from '@/kernel/navigation';
import { PATHS } from '../paths';
import { OpenDeposit } from './open-deposit';
import { ReservedDeposit } from './reserved-deposit';

/**
 * loading: searching for the deposit after a reload. lost: that search failed. unreadable: the card can't be decrypted,
 * so there is nothing to pay to. open: waiting for the transfer. expired: the card is no longer reserved; after a reload
 * nothing of it is known any more.
 */
export type InvoicePhase = 'loading' | 'lost' | 'unreadable' | 'open' | 'expired';
export type InvoiceAction = 'paid' | 'cancel' | 'renew';

/** Milliseconds by which the server may end the deposit before our own timer. */
const EXPIRY_TOLERANCE_MS = 3_000;

/** Milliseconds between two checks whether the server's time is known. */
const CLOCK_PAUSE_MS = 5_000;

/** Store of the pages for a reserved card and for a server-driven flow, until the deposit is paid, cancelled or expired. */
@injectable()
export class InvoiceStore {
  /** The action under way; its button shows that it is busy. */
  running: InvoiceAction | undefined = undefined;
  private failure: unknown = undefined;
  private isLost = false;
  private isOver = false;
  private stops: readonly (() => void)[] = [];
  private stopTimer: (() => void) | undefined = undefined;

  constructor(
    @inject(ReservedDeposit) readonly reserved: ReservedDeposit,
    @inject(OpenDeposit) private readonly openDeposit: OpenDeposit,
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Clock) private readonly clock: Clock,
    @inject(ServerClock) private readonly serverClock: ServerClock,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(TransactionStatusStore) private readonly statuses: TransactionStatusStore,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get error(): string | undefined {
    return this.errors.textOf(this.failure);
  }

  get phase(): InvoicePhase {
    const { unifiedFlow, cardNumber } = this.reserved;
    if (!this.isHeld) return this.isOver ? 'expired' : this.isLost ? 'lost' : 'loading';
    if (!unifiedFlow && cardNumber === undefined) return 'unreadable';
    return this.isOver ? 'expired' : 'open';
  }

  /** ISO 8601; undefined when the provider named no readable time. */
  get expiresAt(): string | undefined {
    const { expiresAt } = this.reserved;
    return expiresAt === undefined ? undefined : new Date(expiresAt).toISOString();
  }

  get methodName(): string | undefined {
    return this.reserved.methodName ?? this.transaction.current?.methodName;
  }

  /** Call it when the screen is shown. */
  open(): void {
    this.close();
    this.failure = undefined;
    this.isLost = false;
    this.stops = [
      reaction(() => this.reserved.expiresAt, this.watchExpiry, { fireImmediately: true }),
      reaction(() => this.end, this.onStatus, { fireImmediately: true }),
      this.isHeld ? () => {} : onOpen(this.realtime, this.restore, { once: true }),
    ];
  }

  /** Call it when the screen is left. */
  close(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
    this.stopTimer?.();
  }

  /**
   * The player reports the transfer. The complete page follows whatever the gateway answers (spec 4). `fields`: those
   * of a server-driven flow.
   */
  paid(fields: FieldValues = {}): Promise<void> {
    return this.run('paid', async () => {
      try {
        // The answer changes nothing, so a gateway that does not answer must not keep the player here.
        const told = this.realtime.request('BANKING_DEPOSIT:deposit-complete', { ...fields, ...this.reference });
        await settledWithin(told, CALL_LIMIT_MS, this.clock);
      } catch (error) {
        this.errors.report(error);
      }
      await this.leave(PATHS.complete);
    });
  }

  /**
   * Cancels the deposit and goes to the methods, or to the complete page if the gateway says that it has not been
   * cancelled. If the request fails, stays with `error`.
   */
  cancel(): Promise<void> {
    return this.run('cancel', async () => {
      const isOver = await this.giveUp();
      await this.leave(isOver ? PATHS.methods : PATHS.complete);
    });
  }

  /**
   * Gets another card for the same amount. Cancels the old deposit first, because the gateway would otherwise return
   * the same card.
   */
  renew(): Promise<void> {
    return this.run('renew', async () => {
      const isOver = await this.giveUp();
      await this.leave(isOver ? PATHS.base : PATHS.complete);
    });
  }

  reset(): void {
    this.close();
    this.reserved.reset();
    this.running = undefined;
    this.failure = undefined;
    this.isLost = false;
    this.isOver = false;
  }

  dispose(): void {
    this.close();
  }

  /** True when the gateway has cancelled the deposit; the status is recorded at once, without waiting for the push. */
  private async giveUp(): Promise<boolean> {
    const { reference } = this;
    const { status } = await this.realtime.request('BANKING_DEPOSIT:deposit-cancel', reference);
    const end = statusOfDeposit(status);
    if (end === 'mistaked') this.statuses.learn('deposit', reference.depositId, end);
    return end === 'mistaked';
  }

  private get isHeld(): boolean {
    return this.reserved.deposit !== undefined || this.reserved.unifiedFlow !== undefined;
  }

  /** The status by which the page ends. Of a failed deposit that is not held, `restore` asks whether its time was up. */
  private get end() {
    const { status } = this.transaction;
    return this.isHeld || status === 'processed' ? status : undefined;
  }

  private get reference() {
    const depositId = this.reserved.deposit?.depositId ?? this.transaction.current?.id;
    const paymentMethod = this.methodName;
    if (depositId === undefined || paymentMethod === undefined) {
      throw new AppError('No deposit on this page', { code: 'deposit.none' });
    }
    return { depositId, paymentMethod };
  }

  /** Ignores a second tap while an action is under way. */
  private async run(action: InvoiceAction, work: () => Promise<void>): Promise<void> {
    if (this.running) return;
    this.running = action;
    this.failure = undefined;
    try {
      await work();
    } catch (error) {
      this.errors.handle(error);
      runInAction(() => (this.failure = error));
    } finally {
      runInAction(() => (this.running = undefined));
      // `onStatus` ignores changes during an action. If the action has not left the page, handle the status that came meanwhile.
      if (this.stops.length > 0) this.onStatus(this.end);
    }
  }

  /** Leaves the page and drops the deposit's data. */
  private async leave(path: string): Promise<void> {
    this.close();
    await this.navigation.go(path, { replace: true });
    this.reserved.reset();
  }

  private async restore(): Promise<void> {
    const methodName = this.transaction.current?.methodName;
    try {
      const isFound = methodName !== undefined && (await this.openDeposit.find(methodName, CALL_LIMIT_MS));
      if (!isFound && (await this.hasRunOut())) runInAction(() => (this.isOver = true));
      else if (!isFound) await this.navigation.go(PATHS.complete, { replace: true });
      else if (this.reserved.path !== this.navigation.path)
        await this.navigation.go(this.reserved.path, { replace: true });
    } catch (error) {
      this.errors.report(error);
      runInAction(() => (this.isLost = true));
    }
  }

  /** Whether the gateway has ended the deposit because its time was up: it may have been paid all the same. */
  private async hasRunOut(): Promise<boolean> {
    try {
      const { depositId: id, paymentMethod: methodName } = this.reference;
      const asked = askStatus(this.realtime, { flow: 'deposit', id, methodName });
      return (await settledWithin(asked, CALL_LIMIT_MS, this.clock))?.decline?.reason === 'expired';
    } catch (error) {
      this.errors.report(error);
      return false;
    }
  }

  private watchExpiry(expiresAt: number | undefined): void {
    this.stopTimer?.();
    this.isOver = false;
    if (expiresAt === undefined) return;
    // While the server's time is unknown, check again after a pause: it may have become known.
    const left = this.serverClock.isKnown ? expiresAt - this.serverClock.now() : CLOCK_PAUSE_MS;
    this.isOver = left <= 0;
    if (!this.isOver) this.stopTimer = this.clock.after(left, () => this.watchExpiry(expiresAt));
  }

  /** PAYED, CANCELED and AUTO_CANCELED end the invoice (spec 4). An expired one stays on the page, which offers another card. */
  private onStatus(status: string | undefined): void {
    if (this.running || (status !== 'processed' && status !== 'mistaked')) return;
    const { expiresAt } = this.reserved;
    const hasRunOut =
      expiresAt !== undefined && this.serverClock.isKnown && this.serverClock.now() >= expiresAt - EXPIRY_TOLERANCE_MS;
    if (status === 'mistaked' && hasRunOut) this.isOver = true;
    else void this.leave(PATHS.complete);
  }
}
