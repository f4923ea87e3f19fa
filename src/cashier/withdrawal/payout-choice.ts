import { makeAutoObservable } from 'mobx';
import { inject, injectable, type InjectionToken } from 'tsyringe';
import { AMOUNT_KEY } from '../form/field-key';
import { MethodsStore } from '../methods/methods-store';
import { PaymentWithdrawalStore } from './register-withdrawal';
import type { PaymentMethod } from '../../contract/method';

/** The methods of a group whose tile opens a withdrawal's form (spec 2): one is chosen on the form. */
export interface PayoutChoice {
  /** The group's methods that the same page serves, by position; empty for a method without a group. */
  readonly options: readonly PaymentMethod[];
  readonly chosen: PaymentMethod | undefined;
  /** The page is shown: the group's first method unless one is chosen. */
  open(): void;
  /** The typed amount stays. */
  choose(name: string): void;
}
export const PayoutChoice: InjectionToken<PayoutChoice> = Symbol('PayoutChoice');

@injectable()
export class MobxPayoutChoice implements PayoutChoice {
  constructor(
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(PaymentWithdrawalStore) private readonly withdrawal: PaymentWithdrawalStore,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get options(): readonly PaymentMethod[] {
    const all = this.methods.currentGroup?.methods ?? [];
    const type = (this.chosen ?? all[0])?.cardViewType;
    return all.filter(({ cardViewType }) => cardViewType === type);
  }

  get chosen(): PaymentMethod | undefined {
    return this.methods.currentMethod;
  }

  open(): void {
    const [first] = this.options;
    if (!this.chosen && first) this.methods.selectMethod(first.name);
  }

  choose(name: string): void {
    const typed = this.withdrawal.form.form.getState().values[AMOUNT_KEY];
    if (!this.methods.selectMethod(name)) return;
    this.withdrawal.open();
    if (typed) this.withdrawal.form.setAmount(typed);
  }
}
