import type Big from 'big.js';
import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { WithdrawalAccount } from '../../contract/withdrawal';
import { Locale } from '../../core/locale/locale';
import { formatAmount } from '../amount/format-amount';
import { ofCurrency } from '../amount/of-currency';
import { MethodsStore } from '../methods/methods-store';
import { UserStore } from '../user/user-store';
import { paymentFee } from '../amount/payment-fee';

export interface AccountChoice {
  type: WithdrawalAccount;
  /** Major units of the player's currency. */
  amount: number;
}

/** From where the money is taken, how much there is, and what it costs. Observable. */
@injectable()
export class WithdrawalTerms {
  private wanted: WithdrawalAccount = 'main';

  constructor(
    @inject(UserStore) private readonly user: UserStore,
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(Locale) private readonly locale: Locale,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Main and additional; empty while the player has but one account. */
  get accounts(): readonly AccountChoice[] {
    const additional = this.user.user.balanceData?.additional;
    if (!additional || additional.currency !== this.user.currency) return [];
    return [
      { type: 'main', amount: this.user.balance },
      { type: 'additional', amount: additional.amount },
    ];
  }

  /** An account that is gone is not the chosen one. */
  get account(): WithdrawalAccount {
    return this.accounts.length > 0 ? this.wanted : 'main';
  }

  /** What the chosen account holds, in major units of the player's currency; undefined when nobody has told. */
  get available(): number | undefined {
    if (!this.user.user.balanceData) return undefined;
    return this.accounts.find(({ type }) => type === this.account)?.amount ?? this.user.balance;
  }

  chooseAccount(type: WithdrawalAccount): void {
    this.wanted = type;
  }

  /** Undefined when the gateway tells none. It is taken out of the amount. */
  feeOf(amount: Big): Big | undefined {
    const { currency } = this.user;
    const fees = this.methods.currentMethod?.fees;
    return paymentFee(ofCurrency(fees, currency), amount, currency);
  }

  /** Why this amount cannot be withdrawn, in the player's language; the method's limits are the form's business. */
  problemOf(amount: Big): string | undefined {
    const show = (value: Big.BigSource) => formatAmount(value, this.user.currency, this.locale.tag);
    if (this.available !== undefined && amount.gt(this.available)) {
      return this.locale.t('withdrawal.aboveBalance', { amount: show(this.available) });
    }
    const fee = this.feeOf(amount);
    return fee?.gte(amount) ? this.locale.t('withdrawal.belowFee', { amount: show(fee) }) : undefined;
  }
}
