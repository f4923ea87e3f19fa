import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { AMOUNT_KEY } from '../form/field-key';
import { ChosenPage } from '../methods/chosen-page';
import { MethodsStore } from '../methods/methods-store';
import { WithdrawalStore } from './withdrawal-store';
import type { PaymentMethod } from '../../contract/method';

/** The methods of a group whose tile opens a withdrawal's form (spec 2): the player chooses one on the form. */
@injectable()
export class PayoutChoice {
  constructor(
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(ChosenPage) private readonly page: ChosenPage,
    @inject(WithdrawalStore) private readonly withdrawal: WithdrawalStore,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The group's methods that the same page serves, by position; empty for a method without a group. */
  get options(): readonly PaymentMethod[] {
    return this.page.alike;
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
    const typed = this.withdrawal.form.form.getState().values[AMOUNT_KEY];
    if (!this.methods.selectMethod(name)) return;
    this.withdrawal.open();
    if (typed) this.withdrawal.form.setAmount(typed);
  }
}
