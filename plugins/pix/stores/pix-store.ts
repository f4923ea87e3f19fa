import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { CurrentTransaction, type Transaction } from '@/cashier/attempt/current-transaction';
import { DepositStore } from '@/cashier/deposit/deposit-store';
import { MethodsStore } from '@/cashier/methods/methods-store';
import { statusOfDeposit } from '@/cashier/status/status-rules';
import { AppError } from '@/core/errors/app-error';
import { ErrorHandler } from '@/core/errors/error-handler';
import { Realtime } from '@/core/realtime/realtime';
import { ServerClock } from '@/core/time/server-clock';
import { Navigation } from '@/kernel/navigation';
import { Registry } from '@/kernel/registry-token';
import { readPixInvoice, type PixInvoiceReading } from './read-pix-invoice';

const COMPLETE_PAGE = '/deposit/complete';
/** Milliseconds before the end within which a "failed" is the provider's word that the code has run out. */
const EXPIRY_SLACK_MS = 5_000;

/** Whether the first charge can still be paid: `closed` never again, `open` possibly, `paid` it was. */
type FirstCharge = 'closed' | 'open' | 'paid';

/** The page with the code: what of the create reply may be shown, and the way to a new code. */
@injectable()
export class PixStore {
  isRenewing = false;
  /** Why there is no new code, for the page to keep. */
  private failure: unknown = undefined;
  /** The provider would not close the first charge: a new code beside it could be paid twice. */
  isFirstOpen = false;
  /** Deposits of which monitoring has been told. */
  private readonly told = new Set<string>();

  constructor(
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(DepositStore) private readonly deposit: DepositStore,
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(Registry) private readonly registry: Registry,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(ServerClock) private readonly clock: ServerClock,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get error(): string | undefined {
    return this.failure === undefined ? undefined : this.errors.textOf(this.failure);
  }

  get current(): Transaction | undefined {
    return this.transaction.current;
  }

  get reading(): PixInvoiceReading {
    return readPixInvoice(this.transaction.current);
  }

  /** The gateway has ended the deposit without money: its code is not to be paid, whatever the timer says. */
  get isClosed(): boolean {
    return this.transaction.status === 'mistaked';
  }

  /** The page is shown. Returns the way to leave it. */
  open(): () => void {
    const stops = [
      reaction(() => this.reading, this.onReading, { fireImmediately: true }),
      reaction(() => this.transaction.status, this.onStatus, { fireImmediately: true }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** "I have paid": nothing is claimed, the bank's word decides; the complete page waits for it. */
  async showStatus(): Promise<void> {
    await this.navigation.go(COMPLETE_PAGE);
  }

  /**
   * A new code of a new deposit with the same values, only when the first can't be paid any more: while the provider does
   * not say so, the player is told to wait. Never rejects.
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

  /** The form still holds what was typed, unless the deposit was made on another plugin's form: then that one is opened. */
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
    const { currentMethod, currentGroup } = this.methods;
    if (!currentMethod) return '/deposit';
    return this.registry.pathForMethod('deposit', currentMethod, currentGroup !== undefined);
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
    // Run out, not failed: the page offers a new code.
    const hasRunOut = reading.kind === 'payable' && this.leftMs(reading.expiresAt) <= EXPIRY_SLACK_MS;
    if (!hasRunOut) void this.showStatus();
  }

  private leftMs(expiresAt: string | undefined): number {
    // Nothing has run out by a device's clock alone.
    if (expiresAt === undefined || !this.clock.isKnown) return Infinity;
    return Date.parse(expiresAt) - this.clock.now();
  }

  /** Monitoring, once for each deposit; never the code itself. */
  private tell(message: string, code: string): void {
    const key = `${code} ${this.transaction.current?.id}`;
    if (this.told.has(key)) return;
    this.told.add(key);
    this.errors.report(new AppError(message, { code }));
  }
}
