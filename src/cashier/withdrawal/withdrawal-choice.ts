import { inject, injectable } from 'tsyringe';
import type { PaymentMethod } from '../../contract/method';
import { SavedAccounts } from '../accounts/saved-accounts';
import type { PaymentForm } from '../form/payment-form';
import { MethodsStore } from '../methods/methods-store';
import { Preparation } from '../methods/preparation';
import { UserStore } from '../user/user-store';
import { WithdrawalForm } from './withdrawal-form';
import { WithdrawalTerms } from './withdrawal-terms';

/** The chosen method, with the fields that its form asks for. */
@injectable()
export class WithdrawalChoice {
  constructor(
    @inject(WithdrawalForm) private readonly form: PaymentForm,
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(Preparation) private readonly preparation: Preparation,
    @inject(SavedAccounts) private readonly accounts: SavedAccounts,
    @inject(UserStore) private readonly user: UserStore,
    @inject(WithdrawalTerms) private readonly terms: WithdrawalTerms,
  ) {}

  get method(): PaymentMethod | undefined {
    return this.methods.currentMethod;
  }

  /** The saved account that it pays out to; undefined where the form asks for one. */
  accountOf(method: PaymentMethod): ReturnType<SavedAccounts['chosen']> {
    return this.accounts.chosen('withdrawal', method);
  }

  /** Sets the form's fields. The gateway's suggested amounts are for deposits (spec 2). */
  show(method: PaymentMethod): void {
    const { currency, country } = this.user;
    const asked = this.preparation.takesAdvancedFields(method)
      ? method.fields.filter(({ isAdvanced }) => !isAdvanced)
      : method.fields;
    this.accounts.begin('withdrawal', method);
    // A saved account takes the place of the method's fields.
    this.form.setMethod({ ...method, fields: this.accountOf(method) ? [] : asked }, { currency, country });
  }

  /** All that decides what is sent. Compared, never sent: what is under review is. Observable. */
  wanted(method: PaymentMethod | undefined) {
    const { amount, wireValues } = this.form;
    const chosen = method && this.accountOf(method)?.id;
    const [currency, account] = [this.user.currency, this.terms.account];
    return { method: method?.name, amount: amount?.toFixed(), fields: wireValues, chosen, currency, account };
  }
}
