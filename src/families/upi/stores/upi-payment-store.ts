import { compareStructural, makeAutoObservable, reaction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { AppError } from '../../../core/errors/app-error';
import { ErrorHandler } from '../../../core/errors/error-handler';
import { Realtime } from '../../../core/realtime/realtime';
import { Navigation } from '../../../kernel/navigation';
import { CurrentTransaction, type Transaction } from '../../../cashier/attempt/current-transaction';
import { MethodsStore } from '../../../cashier/methods/methods-store';
import { isEndStatus } from '../../../cashier/status/status-rules';
import { checkUpiInvoice, type CheckedUpi, type PayableUpi } from './check-upi-invoice';
import type { UpiFault } from './upi-link';
import { filterUtr, isUtr } from './utr';

const COMPLETE_PAGE = '/deposit/complete';
/** The gateway's "a field was refused" (spec 8); this page has only one field. */
const FIELD_REFUSED = 'banking.paymentMethodRegex';

/** Why no code can be shown. `gone`: the page reloaded (codes are never stored), or the reply held no code. */
export type UpiProblem = 'gone' | 'refused';
export type UtrError = 'required' | 'length' | 'refused';

/** A deposit that is waiting to be paid by UPI: its code, then the UTR that proves the payment. Observable. */
@injectable()
export class UpiPaymentStore {
  /** The field's content: digits, or a text to correct. Sent to the gateway only. */
  utr = '';
  utrError: UtrError | undefined = undefined;
  isConfirming = false;
  /** The error of the notification, which the screen shows as well. */
  private failure: unknown = undefined;
  private isDisposed = false;
  private readonly stops: (() => void)[];

  constructor(
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.stops = [
      // A UTR belongs to one payment: one typed for another deposit must not be sent with this one.
      reaction(() => this.deposit?.id, this.reset),
      reaction(() => this.fault, this.reportFault, { fireImmediately: true, equals: compareStructural }),
    ];
  }

  get error(): string | undefined {
    return this.errors.textOf(this.failure);
  }

  get deposit(): Transaction | undefined {
    const { current } = this.transaction;
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
    return reaction(
      () => this.transaction.status,
      (status) => {
        if (status && isEndStatus(status)) void this.navigation.go(COMPLETE_PAGE, { replace: true });
      },
      { fireImmediately: true },
    );
  }

  setUtr(text: string): void {
    this.utr = filterUtr(text);
    this.utrError = undefined;
  }

  /** Sends the UTR once, then shows the complete page. Never rejects. */
  async confirm(): Promise<'invalid' | 'done' | 'failed'> {
    if (this.isConfirming) return 'invalid';
    this.failure = undefined;
    this.utrError = this.utr === '' ? 'required' : isUtr(this.utr) ? undefined : 'length';
    if (this.utrError) return 'invalid';
    this.isConfirming = true;
    try {
      await this.send();
    } catch (error) {
      return this.fail(AppError.from(error));
    } finally {
      this.setConfirming(false);
    }
    // A player who has left the page meanwhile is not navigated away.
    if (!this.isDisposed) await this.navigation.go(COMPLETE_PAGE, { replace: true });
    return 'done';
  }

  reset(): void {
    this.utr = '';
    this.utrError = undefined;
    this.failure = undefined;
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
    const { deposit } = this;
    if (deposit?.id === undefined) throw new AppError('No deposit to complete', { code: 'deposit.none' });
    const { id: depositId, methodName: paymentType } = deposit;
    await this.realtime.request('BANKING:deposit-complete', { depositId, paymentType, fields: { utr: this.utr } });
  }

  private fail(error: AppError): 'failed' {
    this.errors.handle(error);
    if (error.code === FIELD_REFUSED) this.utrError = 'refused';
    else this.failure = error;
    return 'failed';
  }

  private setConfirming(isConfirming: boolean): void {
    this.isConfirming = isConfirming;
  }

  /** A fault to report to monitoring. After a reload no method is chosen, and a missing code is then expected. */
  private get fault(): { id: string | undefined; name: UpiFault | 'missing' } | undefined {
    const { checked, deposit } = this;
    if (!deposit || checked?.ok || (!checked && !this.methods.currentMethod)) return undefined;
    return { id: deposit.id, name: checked ? checked.fault : 'missing' };
  }

  private reportFault(fault: { name: string } | undefined): void {
    if (fault) this.errors.report(new AppError(`No payable UPI code: ${fault.name}`, { code: `upi.${fault.name}` }));
  }
}
