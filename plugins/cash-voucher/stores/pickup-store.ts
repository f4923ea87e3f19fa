import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { readReplyData } from '@/cashier/attempt/reply-data';
import { PaymentPage } from '@/cashier/payment-page/payment-page';
import { ErrorHandler } from '@/core/errors/error-handler';
import { replyData, type CashPickup } from '../reply-data';

/** The page with the code for collecting a withdrawal. Observable. */
@injectable()
export class PickupStore {
  constructor(
    @inject(PaymentPage) readonly page: PaymentPage,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Undefined when the reply holds no readable code. */
  get pickup(): CashPickup | undefined {
    return this.reading?.ok ? this.reading.value : undefined;
  }

  /** Call it when the page is shown. */
  open(): void {
    const { reading } = this;
    const { current } = this.page;
    // After a reload the gateway may be unable to send the reply again; the complete page still knows the status.
    if (!current || (!current.data && current.pageId === undefined))
      return void this.page.showStatus({ replace: true });
    const unread = reading?.ok ? reading.problem : reading?.error;
    if (unread) this.errors.report(unread);
  }

  /** Nothing to reset: all that this store shows is derived from the current transaction. */
  reset(): void {}

  private get reading() {
    return readReplyData(this.page.current, 'cashPickup', replyData.cashPickup);
  }
}
