import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { readReplyData } from '@/cashier/attempt/reply-data';
import { PaymentPage } from '@/cashier/payment-page/payment-page';
import { ErrorHandler } from '@/core/errors/error-handler';
import { replyData, type CashVoucher } from '../reply-data';
import { readVoucher, type PayableVoucher } from '../voucher';

/** The page with a deposit's reference: the parts of the create reply that may be shown, and where to go on. Observable. */
@injectable()
export class VoucherStore {
  constructor(
    @inject(PaymentPage) readonly page: PaymentPage,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
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
    const { reading, checked } = this;
    const { current } = this.page;
    // After a reload the gateway may be unable to send the reply again; the complete page still knows the status.
    if (!current || (!current.data && current.pageId === undefined))
      return void this.page.showStatus({ replace: true });
    const unread = reading?.ok ? reading.problem : reading?.error;
    if (unread) this.errors.report(unread);
    const code = checked?.ok ? checked.problem : checked?.code;
    if (code) this.page.reportOnce('A voucher can not be shown as it came', code);
  }

  /** Nothing to reset: all that this store shows is derived from the current transaction. */
  reset(): void {}

  private get reading() {
    return readReplyData(this.page.current, 'cashVoucher', replyData.cashVoucher);
  }

  private get checked() {
    const { reading } = this;
    const { current } = this.page;
    return current && reading?.ok ? readVoucher(reading.value, current) : undefined;
  }
}
