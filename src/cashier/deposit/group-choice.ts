import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { PaymentMethod } from '../../contract/method';
import { AMOUNT_KEY } from '../form/field-key';
import { DepositStore, type PaymentDepositStore } from './deposit-store';
import { ChosenPage } from '../methods/chosen-page';
import { MethodsStore } from '../methods/methods-store';

/** The methods of a group whose tile opens a form instead of the group's list (spec 2): the player chooses one on the form. */
@injectable()
export class GroupChoice {
  constructor(
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(ChosenPage) private readonly page: ChosenPage,
    @inject(DepositStore) private readonly deposit: PaymentDepositStore,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Sorted by position; empty when the method was chosen from a list. */
  get options(): readonly PaymentMethod[] {
    return this.methods.currentGroup?.kind === undefined ? [] : this.page.alike;
  }

  get chosen(): PaymentMethod | undefined {
    return this.methods.currentMethod;
  }

  /** Called when the page is shown: selects the group's first method unless one is chosen. */
  open(): void {
    const [first] = this.options;
    if (!this.chosen && first) this.methods.selectMethod(first.name);
  }

  /** Selects another method and keeps the typed amount. */
  choose(name: string): void {
    const typed = this.deposit.form.form.getState().values[AMOUNT_KEY];
    if (!this.methods.selectMethod(name)) return;
    this.deposit.open();
    if (typed) this.deposit.form.setAmount(typed);
  }
}
