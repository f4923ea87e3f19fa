import { makeAutoObservable } from 'mobx';
import { inject, injectable, type InjectionToken } from 'tsyringe';
import type { PaymentMethod } from '../../contract/method';
import { AMOUNT_KEY } from '../form/field-key';
import { PaymentDepositStore } from './register-deposit';
import { MethodsStore } from '../methods/methods-store';

/** The methods of a group whose tile opens a form instead of the group's list (spec 2): one is chosen on the form. */
export interface GroupChoice {
  /** By position; empty when the method was chosen from a list. */
  readonly options: readonly PaymentMethod[];
  readonly chosen: PaymentMethod | undefined;
  /** The page is shown: the group's first method unless one is chosen. */
  open(): void;
  /** The typed amount stays. */
  choose(name: string): void;
}
export const GroupChoice: InjectionToken<GroupChoice> = Symbol('GroupChoice');

@injectable()
export class MobxGroupChoice implements GroupChoice {
  constructor(
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(PaymentDepositStore) private readonly deposit: PaymentDepositStore,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get options(): readonly PaymentMethod[] {
    const { currentGroup } = this.methods;
    return currentGroup?.kind === undefined ? [] : currentGroup.methods;
  }

  get chosen(): PaymentMethod | undefined {
    return this.methods.currentMethod;
  }

  open(): void {
    const [first] = this.options;
    if (!this.chosen && first) this.methods.selectMethod(first.name);
  }

  choose(name: string): void {
    const typed = this.deposit.form.form.getState().values[AMOUNT_KEY];
    if (!this.methods.selectMethod(name)) return;
    this.deposit.open();
    if (typed) this.deposit.form.setAmount(typed);
  }
}
