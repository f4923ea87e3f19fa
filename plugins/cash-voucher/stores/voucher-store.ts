import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { CurrentTransaction, type Transaction } from '@/cashier/attempt/current-transaction';
import { readReplyData } from '@/cashier/attempt/reply-data';
import { AppError } from '@/core/errors/app-error';
import { ErrorHandler } from '@/core/errors/error-handler';
import { Navigation } from '@/kernel/navigation';
import { replyData, type CashVoucher } from '../reply-data';
import { readVoucher, type PayableVoucher } from '../voucher';

/** The page with the reference of a deposit: what of the create reply may be shown, and the ways on. Observable. */
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

  /** Undefined when the reply holds none that may be paid. */
  get voucher(): PayableVoucher | undefined {
    return this.checked?.ok ? this.checked.voucher : undefined;
  }

  /** Place, steps and time, as the provider told them. */
  get terms(): Pick<CashVoucher, 'place' | 'steps' | 'expiresAt'> | undefined {
    return this.reading?.ok ? this.reading.value : undefined;
  }

  /** The page is shown. */
  open(): void {
    const { current, reading, checked } = this;
    // A gateway that could not tell the reply again after a reload: the complete page knows the status.
    if (!current || (!current.data && current.pageId === undefined)) return this.goToStatus(true);
    const unread = reading?.ok ? reading.problem : reading?.error;
    if (unread) this.errors.report(unread);
    const code = checked?.ok ? checked.problem : checked?.code;
    if (code) this.errors.report(new AppError('A voucher can not be shown as it came', { code }));
  }

  /** "I have paid" claims nothing: the complete page waits for the provider's word. */
  showStatus(): void {
    this.goToStatus(false);
  }

  toMethods(): void {
    void this.navigation.go('/deposit');
  }

  /** Holds nothing of its own: all that it shows is the current transaction's. */
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
