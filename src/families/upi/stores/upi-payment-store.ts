import { compareStructural, makeAutoObservable, reaction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { isNoOutcome } from '../../../contract/status';
import { AppError } from '../../../core/errors/app-error';
import { Realtime } from '../../../core/realtime/realtime';
import type { Transaction } from '../../../cashier/attempt/current-transaction';
import { MethodsStore } from '../../../cashier/methods/methods-store';
import { PaymentPage } from '../../../cashier/payment-page/payment-page';
import { checkUpiInvoice, type CheckedUpi, type PayableUpi } from './check-upi-invoice';
import type { UpiFault } from '../../../cashier/payment-code/upi-link';
import { filterUtr, isUtr } from './utr';

/** The gateway's "a field was refused" (spec 8); this page has only one field. */
const FIELD_REFUSED = 'banking.paymentMethodRegex';

/** Why no code can be shown. `gone`: the page reloaded (codes are never stored), or the reply held no code. */
export type UpiProblem = 'gone' | 'refused';
export type UtrError = 'required' | 'length' | 'refused';

/** Whether the gateway is busy with the same UTR, or has it: the player has paid, and is not sent to another method. */
const isTaken = (status: number | undefined): boolean => isNoOutcome(status) && status! < 429;

/** A deposit that is waiting to be paid by UPI: its code, then the UTR that proves the payment. Observable. */
@injectable()
export class UpiPaymentStore {
  /** The field's content: digits, or a text to correct. Sent to the gateway only. */
  utr = '';
  utrError: UtrError | undefined = undefined;
  private isDisposed = false;
  private readonly stops: (() => void)[];

  constructor(
    @inject(PaymentPage) readonly page: PaymentPage,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(MethodsStore) private readonly methods: MethodsStore,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.stops = [
      // A UTR belongs to one payment: one typed for another deposit must not be sent with this one.
      reaction(() => this.deposit?.id, this.reset),
      reaction(() => this.cautions, this.reportCautions, { fireImmediately: true }),
      reaction(() => this.fault, this.reportFault, { fireImmediately: true, equals: compareStructural }),
    ];
  }

  get deposit(): Transaction | undefined {
    const { current } = this.page;
    return current?.flow === 'deposit' ? current : undefined;
  }

  /** The verified code; undefined when there is a problem. */
  get payable(): PayableUpi | undefined {
    return this.checked?.ok ? this.checked.payable : undefined;
  }

  get problem(): UpiProblem | undefined {
    if (!this.checked) return 'gone';
    return this.checked.ok ? undefined : 'refused';
  }

  /**
   * Call it when the page is shown: the deposit's end then leads to the complete page. Returns a function that stops
   * it.
   */
  open(): () => void {
    return this.page.whenEnded(() => void this.page.showStatus({ replace: true }));
  }

  setUtr(text: string): void {
    this.utr = filterUtr(text);
    this.utrError = undefined;
  }

  /** Sends the UTR once, then shows the complete page. Never rejects. */
  async confirm(): Promise<'invalid' | 'done' | 'failed'> {
    if (this.page.isBusy) return 'invalid';
    this.utrError = this.utr === '' ? 'required' : isUtr(this.utr) ? undefined : 'length';
    if (this.utrError) {
      this.page.keep(undefined);
      return 'invalid';
    }
    await this.page.act(this.send);
    const { failure } = this.page;
    if (failure === undefined) return 'done';
    if (AppError.from(failure).code === FIELD_REFUSED) this.refuse();
    return 'failed';
  }

  reset(): void {
    this.utr = '';
    this.utrError = undefined;
    this.page.keep(undefined);
  }

  dispose(): void {
    this.isDisposed = true;
    for (const stop of this.stops) stop();
    this.reset();
  }

  private get checked(): CheckedUpi | undefined {
    const { deposit } = this;
    return deposit?.data?.upi ? checkUpiInvoice(deposit.data.upi, deposit) : undefined;
  }

  private async send(): Promise<void> {
    const { id: depositId, methodName: paymentType } = this.page.reference;
    try {
      await this.realtime.request('BANKING:deposit-complete', { depositId, paymentType, fields: { utr: this.utr } });
    } catch (thrown) {
      if (!isTaken(AppError.from(thrown).status)) throw thrown;
    }
    // A player who has left the page meanwhile is not navigated away.
    if (!this.isDisposed) await this.page.showStatus({ replace: true });
  }

  /** The field says what is wrong. */
  private refuse(): void {
    this.utrError = 'refused';
    this.page.keep(undefined);
  }

  /** A fault to report to monitoring. After a reload no method is chosen, and a missing code is then expected. */
  private get fault(): { id: string | undefined; name: UpiFault | 'missing' } | undefined {
    const { checked, deposit } = this;
    if (!deposit || checked?.ok || (!checked && !this.methods.currentMethod)) return undefined;
    return { id: deposit.id, name: checked ? checked.fault : 'missing' };
  }

  private reportFault(fault: { name: string } | undefined): void {
    if (fault) this.page.reportOnce(`No payable UPI code: ${fault.name}`, `upi.${fault.name}`);
  }

  private get cautions(): string {
    return this.payable?.cautions.join(' ') ?? '';
  }

  private reportCautions(cautions: string): void {
    if (cautions) this.page.reportOnce('UPI code breaks a rule of its standard', 'upi.codeCaution', { cautions });
  }
}
