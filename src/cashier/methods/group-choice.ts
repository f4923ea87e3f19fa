import { makeAutoObservable } from 'mobx';
import { instanceCachingFactory, type DependencyContainer, type InjectionToken } from 'tsyringe';
import type { PaymentMethod } from '../../contract/method';
import { AMOUNT_KEY } from '../form/field-key';
import type { PaymentForm } from '../form/payment-form';
import { ChosenPage } from './chosen-page';
import { MethodsStore } from './methods-store';

/** A deposit or a withdrawal. */
interface Payment {
  readonly form: PaymentForm;
  open(): void;
}

/** The methods of a group whose tile opens a form instead of the group's list (spec 2): the player chooses one on the form. */
export class GroupChoice {
  constructor(
    private readonly methods: MethodsStore,
    private readonly page: ChosenPage,
    private readonly payment: Payment,
    private readonly isOfAnyGroup: boolean,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The group's methods that the same page serves, by position; empty for a method without a group. */
  get options(): readonly PaymentMethod[] {
    const isOffered = this.isOfAnyGroup || this.methods.currentGroup?.kind !== undefined;
    return isOffered ? this.page.alike : [];
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
    const { payment } = this;
    const typed = payment.form.form.getState().values[AMOUNT_KEY];
    if (!this.methods.selectMethod(name)) return;
    payment.open();
    if (typed) payment.form.setAmount(typed);
  }
}

/** Registers the choice for this payment. `isOfAnyGroup`: also in a group with a list of its own, where one was chosen. */
export function registerGroupChoice(
  scope: DependencyContainer,
  payment: InjectionToken<Payment>,
  { isOfAnyGroup = false } = {},
): void {
  const make = (container: DependencyContainer) =>
    new GroupChoice(
      container.resolve(MethodsStore),
      container.resolve(ChosenPage),
      container.resolve(payment),
      isOfAnyGroup,
    );
  scope.register(GroupChoice, { useFactory: instanceCachingFactory(make) });
}
