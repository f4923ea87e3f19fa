import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { CurrentTransaction, type Transaction } from '@/cashier/attempt/current-transaction';
import { readReplyData } from '@/cashier/attempt/reply-data';
import { AppError } from '@/core/errors/app-error';
import { ErrorHandler } from '@/core/errors/error-handler';
import { Navigation } from '@/kernel/navigation';
import { replyData, type CashVoucher } from '../reply-data';
import { readVoucher, type PayableVoucher } from '../voucher';

/** The page with a deposit's reference: the parts of the create reply that may be shown, and where to go on. Observable. */
@injectable()
export class VoucherStore {
  constructor(
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get current(): Transaction | undefined {
    return this.transaction.current;
  }

  /** Undefined when the reply holds no voucher that may be paid. */
  get voucher(): PayableVoucher | undefined {
    return this.checked?.ok ? this.checked.voucher : undefined;
  }

  /** Place, steps and expiry, as the provider sent them. */
  get terms(): Pick<CashVoucher, 'place' | 'steps' | 'expiresAt'> | undefined {
    return this.reading?.ok ? this.reading.value : undefined;
  }

  /** Call it when the page is shown. */
  open(): void {
    const { current, reading, checked } = this;
    // After a reload the gateway may be unable to send the reply again; the complete page still knows the status.
    if (!current || (!current.data && current.pageId === undefined)) return this.goToStatus(true);
    const unread = reading?.ok ? reading.problem : reading?.error;
    if (unread) this.errors.report(unread);
    const code = checked?.ok ? checked.problem : checked?.code;
    if (code) this.errors.report(new AppError('A voucher can not be shown as it came', { code }));
  }

  /** "I have paid" sends nothing: the complete page waits for the provider to confirm the payment. */
  showStatus(): void {
    this.goToStatus(false);
  }

  toMethods(): void {
    void this.navigation.go('/deposit');
  }

  /** Nothing to reset: all that this store shows is derived from the current transaction. */
  reset(): void {}

  private get reading() {
    return readReplyData(this.transaction.current, 'cashVoucher', replyData.cashVoucher);
  }

  private get checked() {
    const { current, reading } = this;
    return current && reading?.ok ? readVoucher(reading.value, current) : undefined;
  }

  private goToStatus(replace: boolean): void {
    void this.navigation.go('/deposit/complete', { replace });
  }
}
