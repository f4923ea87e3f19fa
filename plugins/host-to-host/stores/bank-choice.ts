import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { DepositStore, type PaymentDepositStore } from '@/cashier/deposit/deposit-store';
import { AMOUNT_KEY } from '@/cashier/form/field-key';
import { MethodsStore } from '@/cashier/methods/methods-store';

/** The banks of a group that contains bank transfers only: the player chooses one on the form, without a list in between. */
@injectable()
export class BankChoice {
  constructor(
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(DepositStore) private readonly deposit: PaymentDepositStore,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** In the order of the list. */
  get banks(): { value: string; text: string }[] {
    return this.methods.groupTiles.map(({ name, label }) => ({ value: name, text: label }));
  }

  get chosen(): string {
    return this.methods.currentMethod?.name ?? '';
  }

  /** Call it when the page is shown. Chooses the first bank, unless one is chosen. */
  open(): void {
    const [first] = this.banks;
    if (!this.methods.currentMethod && first) this.choose(first.value);
  }

  /** Chooses a bank and keeps the typed amount. */
  choose(name: string): void {
    const { form } = this.deposit.form;
    const typed = this.deposit.method && form.getState().values[AMOUNT_KEY];
    if (!this.methods.selectMethod(name)) return;
    this.deposit.open();
    if (typed !== undefined) this.deposit.form.setAmount(typed);
  }

  reset(): void {
    this.methods.clearMethod();
  }
}
