import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { DepositStore } from '@/cashier/deposit/deposit-store';
import { ChosenPage } from '@/cashier/methods/chosen-page';
import { PaymentPage } from '@/cashier/payment-page/payment-page';
import { statusOfDeposit, type EndStatus } from '@/cashier/status/status-rules';
import { Realtime } from '@/core/realtime/realtime';
import { ServerClock } from '@/core/time/server-clock';
import { Navigation } from '@/kernel/navigation';
import { readPixInvoice, type PixInvoiceReading } from './read-pix-invoice';

/** A "failed" that comes at most this many milliseconds before the expiry means that the provider has let the code expire. */
const EXPIRY_SLACK_MS = 5_000;

/** State of the first charge: `closed` can't be paid any more, `open` possibly can, `paid` has been paid. */
type FirstCharge = 'closed' | 'open' | 'paid';

/** Store of the page with the code: the parts of the create reply that may be shown, and the renewal of an expired code. */
@injectable()
export class PixStore {
  /** True when the provider would not close the first charge: with a new code beside it, the player could pay twice. */
  isFirstOpen = false;

  constructor(
    @inject(PaymentPage) readonly page: PaymentPage,
    @inject(DepositStore) private readonly deposit: DepositStore,
    @inject(ChosenPage) private readonly chosen: Pick<ChosenPage, 'form'>,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(ServerClock) private readonly clock: ServerClock,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get reading(): PixInvoiceReading {
    return readPixInvoice(this.page.current);
  }

  /** The gateway has ended the deposit without payment, so its code must not be paid, whatever the timer says. */
  get isClosed(): boolean {
    return this.page.status === 'mistaked';
  }

  /** Call it when the page is shown. Returns a function to call when the page is left. */
  open(): () => void {
    const stops = [
      reaction(() => this.reading, this.onReading, { fireImmediately: true }),
      this.page.whenEnded(this.onEnd),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /**
   * Creates a new deposit with the same values and a new code, but only when the first can't be paid any more; until
   * the provider says so, the player is asked to wait. Never rejects.
   */
  renew(): Promise<void> {
    return this.page.act(async () => {
      runInAction(() => (this.isFirstOpen = false));
      const first = await this.closeFirst();
      if (first === 'paid') await this.page.showStatus();
      else if (first === 'closed') await this.createAgain();
      else runInAction(() => (this.isFirstOpen = true));
    });
  }

  reset(): void {
    this.isFirstOpen = false;
    this.page.reset();
  }

  private async closeFirst(): Promise<FirstCharge> {
    if (this.isClosed) return 'closed';
    const { id, methodName } = this.page.current ?? {};
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
    const { deposit, page } = this;
    const { methodName, amount } = page.current ?? {};
    const isSame = deposit.method?.name === methodName && deposit.form.read()?.amount === amount;
    if (!isSame) return this.navigation.go(this.formPath);
    const result = await deposit.submit({ wantsWindow: false, isRenewal: true });
    if (result === 'invalid' || result === 'needsFields') return this.navigation.go(this.formPath);
    page.keep(deposit.failure);
  }

  private get formPath(): string {
    return this.chosen.form ?? '/deposit';
  }

  private onReading(reading: PixInvoiceReading): void {
    if (reading.kind === 'gone') void this.page.showStatus({ replace: true });
    if (reading.kind === 'refused') this.page.reportOnce(`Pix code refused: ${reading.fault}`, 'pix.codeRefused');
    if (reading.kind === 'payable' && reading.brCode.cautions.length > 0) {
      this.page.reportOnce('Pix code breaks a rule of its standard', 'pix.codeCaution', {
        cautions: reading.brCode.cautions.join(' '),
      });
    }
    if (reading.kind === 'payable' && this.leftMs(reading.expiresAt) <= 0) {
      this.page.reportOnce('Pix code had expired when it came', 'pix.expiredOnArrival');
    }
  }

  private onEnd(status: EndStatus): void {
    if (status === 'processed') return void this.page.showStatus();
    if (this.page.isBusy) return;
    const { reading } = this;
    // The code has expired, which is no failure: stay on the page, which offers a new code.
    const hasRunOut = reading.kind === 'payable' && this.leftMs(reading.expiresAt) <= EXPIRY_SLACK_MS;
    if (!hasRunOut) void this.page.showStatus();
  }

  private leftMs(expiresAt: string | undefined): number {
    // The device's clock may be wrong, so it alone never makes a code expire.
    if (expiresAt === undefined || !this.clock.isKnown) return Infinity;
    return Date.parse(expiresAt) - this.clock.now();
  }
}
