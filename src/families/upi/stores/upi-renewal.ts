import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { Navigation } from '../../../kernel/navigation';
import { amountInputText } from '../../../cashier/amount/amount-input-text';
import { CurrentTransaction } from '../../../cashier/attempt/current-transaction';
import { DepositStore, type PaymentDepositStore } from '../../../cashier/deposit/deposit-store';
import { ChosenPage } from '../../../cashier/methods/chosen-page';
import { MethodsStore } from '../../../cashier/methods/methods-store';

/** Replaces a code that expired, is gone or cannot be shown, by a new deposit of the same amount. Observable. */
@injectable()
export class UpiRenewal {
  constructor(
    @inject(DepositStore) private readonly deposit: PaymentDepositStore,
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(ChosenPage) private readonly page: ChosenPage,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** False after a reload, when no method is chosen any more: a new deposit then starts from the list. */
  get canRenew(): boolean {
    const { current } = this.transaction;
    return current !== undefined && this.methods.currentMethod?.name === current.methodName;
  }

  get isRenewing(): boolean {
    return this.deposit.isSubmitting;
  }

  /** The text of the error notification, which the screen shows as well. */
  get error(): string | undefined {
    return this.deposit.isChecking ? undefined : this.deposit.error;
  }

  /**
   * Shows the new code on the same page, the method's form if the gateway asks for more than the amount, or else the
   * list.
   */
  async renew(): Promise<void> {
    const { current } = this.transaction;
    if (!this.canRenew || !current) return this.navigation.go('/deposit');
    this.deposit.open();
    this.deposit.form.setAmount(amountInputText(current.amount, current.currency));
    const nextPage = this.navigation.path;
    // With a page id the page came from a create reply, without one from a prepared invoice.
    const result = current.pageId
      ? await this.deposit.submit({ nextPage, wantsWindow: false, isRenewal: true })
      : await this.deposit.prepare({ nextPage, isRenewal: true });
    if (result === 'invalid' || result === 'needsFields') {
      await this.navigation.go(this.page.form ?? '/deposit');
    }
  }
}
