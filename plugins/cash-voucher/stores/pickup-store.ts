import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { CurrentTransaction, type Transaction } from '@/cashier/attempt/current-transaction';
import { readReplyData } from '@/cashier/attempt/reply-data';
import { ErrorHandler } from '@/core/errors/error-handler';
import { Navigation } from '@/kernel/navigation';
import { replyData, type CashPickup } from '../reply-data';

/** The page with the code that a withdrawal is collected with. Observable. */
@injectable()
export class PickupStore {
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

  /** Undefined when the reply holds none that could be read. */
  get pickup(): CashPickup | undefined {
    return this.reading?.ok ? this.reading.value : undefined;
  }

  /** The page is shown. */
  open(): void {
    const { current, reading } = this;
    // A gateway that could not tell the reply again after a reload: the complete page knows the status.
    if (!current || (!current.data && current.pageId === undefined)) return this.goToStatus(true);
    const unread = reading?.ok ? reading.problem : reading?.error;
    if (unread) this.errors.report(unread);
  }

  showStatus(): void {
    this.goToStatus(false);
  }

  /** Holds nothing of its own: all that it shows is the current transaction's. */
  reset(): void {}

  private get reading() {
    return readReplyData(this.transaction.current, 'cashPickup', replyData.cashPickup);
  }

  private goToStatus(replace: boolean): void {
    void this.navigation.go('/withdrawal/complete', { replace });
  }
}
