import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { CurrentTransaction, type Transaction } from '@/cashier/attempt/current-transaction';
import { DepositStore } from '@/cashier/deposit/deposit-store';
import { ChosenPage } from '@/cashier/methods/chosen-page';
import { statusOfDeposit } from '@/cashier/status/status-rules';
import { AppError } from '@/core/errors/app-error';
import { ErrorHandler } from '@/core/errors/error-handler';
import { Realtime } from '@/core/realtime/realtime';
import { ServerClock } from '@/core/time/server-clock';
import { Navigation } from '@/kernel/navigation';
import { readPixInvoice, type PixInvoiceReading } from './read-pix-invoice';

const COMPLETE_PAGE = '/deposit/complete';
/** A "failed" that comes at most this many milliseconds before the expiry means that the provider has let the code expire. */
const EXPIRY_SLACK_MS = 5_000;

/** State of the first charge: `closed` can't be paid any more, `open` possibly can, `paid` has been paid. */
type FirstCharge = 'closed' | 'open' | 'paid';

/** Store of the page with the code: the parts of the create reply that may be shown, and the renewal of an expired code. */
@injectable()
export class PixStore {
  isRenewing = false;
  /** Why there is no new code, so that the page can go on showing it. */
  private failure: unknown = undefined;
  /** True when the provider would not close the first charge: with a new code beside it, the player could pay twice. */
  isFirstOpen = false;
  /** Code and deposit id of each problem that has been reported to monitoring. */
  private readonly told = new Set<string>();

  constructor(
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(DepositStore) private readonly deposit: DepositStore,
    @inject(ChosenPage) private readonly page: Pick<ChosenPage, 'form'>,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(ServerClock) private readonly clock: ServerClock,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get error(): string | undefined {
    return this.errors.textOf(this.failure);
  }

  get current(): Transaction | undefined {
    return this.transaction.current;
  }

  get reading(): PixInvoiceReading {
    return readPixInvoice(this.transaction.current);
  }

  /** The gateway has ended the deposit without payment, so its code must not be paid, whatever the timer says. */
  get isClosed(): boolean {
    return this.transaction.status === 'mistaked';
  }

  /** Call it when the page is shown. Returns a function to call when the page is left. */
  open(): () => void {
    const stops = [
      reaction(() => this.reading, this.onReading, { fireImmediately: true }),
      reaction(() => this.transaction.status, this.onStatus, { fireImmediately: true }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** "I have paid" sends nothing: the complete page waits for the bank to confirm the payment. */
  async showStatus(): Promise<void> {
    await this.navigation.go(COMPLETE_PAGE);
  }

  /**
   * Creates a new deposit with the same values and a new code, but only when the first can't be paid any more; until
   * the provider says so, the player is asked to wait. Never rejects.
   */
  async renew(): Promise<void> {
    if (this.isRenewing) return;
    this.isRenewing = true;
    this.isFirstOpen = false;
    this.failure = undefined;
    try {
      const first = await this.closeFirst();
      if (first === 'paid') await this.showStatus();
      else if (first === 'closed') await this.createAgain();
      else runInAction(() => (this.isFirstOpen = true));
    } catch (error) {
      this.errors.handle(error);
      runInAction(() => (this.failure = error));
    } finally {
      runInAction(() => (this.isRenewing = false));
    }
  }

  async toMethods(): Promise<void> {
    await this.navigation.go('/deposit');
  }

  reset(): void {
    this.failure = undefined;
    this.isFirstOpen = false;
    this.told.clear();
  }

  private async closeFirst(): Promise<FirstCharge> {
    if (this.isClosed) return 'closed';
    const { id, methodName } = this.transaction.current ?? {};
    if (id === undefined || methodName === undefined) return 'open';
    const reference = { depositId: id, paymentMethod: methodName };
    const { status } = await this.realtime.request('BANKING_DEPOSIT:deposit-cancel', reference);
    const end = statusOfDeposit(status);
    if (end === undefined) return 'open';
    return end === 'processed' ? 'paid' : 'closed';
  }

  /**
   * Submits the form again, which still holds the typed values. If the deposit came from another plugin's form, opens
   * that form instead.
   */
  private async createAgain(): Promise<void> {
    const { deposit, transaction } = this;
    const { methodName, amount } = transaction.current ?? {};
    const isSame = deposit.method?.name === methodName && deposit.form.read()?.amount === amount;
    if (!isSame) return this.navigation.go(this.formPath);
    const result = await deposit.submit({ wantsWindow: false, isRenewal: true });
    if (result === 'invalid' || result === 'needsFields') return this.navigation.go(this.formPath);
    runInAction(() => (this.failure = deposit.failure));
  }

  private get formPath(): string {
    return this.page.form ?? '/deposit';
  }

  private onReading(reading: PixInvoiceReading): void {
    if (reading.kind === 'gone') void this.navigation.go(COMPLETE_PAGE, { replace: true });
    if (reading.kind === 'refused') this.tell(`Pix code refused: ${reading.fault}`, 'pix.codeRefused');
    if (reading.kind === 'payable' && this.leftMs(reading.expiresAt) <= 0) {
      this.tell('Pix code had expired when it came', 'pix.expiredOnArrival');
    }
  }

  private onStatus(status: string | undefined): void {
    if (status === 'processed') void this.showStatus();
    if (status !== 'mistaked' || this.isRenewing) return;
    const { reading } = this;
    // The code has expired, which is no failure: stay on the page, which offers a new code.
    const hasRunOut = reading.kind === 'payable' && this.leftMs(reading.expiresAt) <= EXPIRY_SLACK_MS;
    if (!hasRunOut) void this.showStatus();
  }

  private leftMs(expiresAt: string | undefined): number {
    // The device's clock may be wrong, so it alone never makes a code expire.
    if (expiresAt === undefined || !this.clock.isKnown) return Infinity;
    return Date.parse(expiresAt) - this.clock.now();
  }

  /** Reports to monitoring, once per deposit and code; never includes the Pix code itself. */
  private tell(message: string, code: string): void {
    const key = `${code} ${this.transaction.current?.id}`;
    if (this.told.has(key)) return;
    this.told.add(key);
    this.errors.report(new AppError(message, { code }));
  }
}
