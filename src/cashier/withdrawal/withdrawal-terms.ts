import Big from 'big.js';
import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { WithdrawalAccount } from '../../contract/withdrawal';
import { Locale } from '../../core/locale/locale';
import { formatAmount } from '../amount/format-amount';
import { typable } from '../amount/limits';
import { ofCurrency } from '../amount/of-currency';
import { MethodsStore } from '../methods/methods-store';
import { UserStore } from '../user/user-store';
import { paymentFee } from '../amount/payment-fee';

export interface AccountChoice {
  type: WithdrawalAccount;
  /** Major units of the player's currency. */
  amount: number;
}

/** What will be sent; amounts in major units as exact decimal text. */
export interface WithdrawalSummary {
  amount: string;
  /** Undefined when the gateway sends none. */
  fee: string | undefined;
  /** The amount minus the fee. */
  arrives: string;
  currency: string;
  /** The account that the money is taken from; undefined while the player has only one account. */
  account: WithdrawalAccount | undefined;
}

/** Which account the money is taken from, how much it holds, and what the withdrawal costs. Observable. */
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

  /** Main and additional account; empty while the player has only one account. */
  get accounts(): readonly AccountChoice[] {
    const additional = this.user.user.balanceData?.additional;
    if (!additional || additional.currency !== this.user.currency) return [];
    return [
      { type: 'main', amount: this.user.balance },
      { type: 'additional', amount: additional.amount },
    ];
  }

  /** The chosen account; falls back to the main account when there is no other any more. */
  get account(): WithdrawalAccount {
    return this.accounts.length > 0 ? this.wanted : 'main';
  }

  /** What the chosen account holds, in major units of the player's currency; undefined until the balance is known. */
  get available(): number | undefined {
    if (!this.user.user.balanceData) return undefined;
    return this.accounts.find(({ type }) => type === this.account)?.amount ?? this.user.balance;
  }

  chooseAccount(type: WithdrawalAccount): void {
    this.wanted = type;
  }

  /** The fee, which is taken out of the amount. Undefined when the gateway sends none. */
  feeOf(amount: Big): Big | undefined {
    const { currency } = this.user;
    const fees = this.methods.currentMethod?.fees;
    return paymentFee(ofCurrency(fees, currency), amount, currency);
  }

  /** `amountText`: exact decimal text. */
  summaryOf(amountText: string): WithdrawalSummary {
    const amount = new Big(amountText);
    const fee = this.feeOf(amount);
    return {
      amount: amount.toFixed(),
      fee: fee?.toFixed(),
      arrives: (fee ? amount.minus(fee) : amount).toFixed(),
      currency: this.user.currency,
      account: this.accounts.length > 0 ? this.account : undefined,
    };
  }

  /** Why this amount cannot be withdrawn, in the player's language. The form checks the method's limits. */
  problemOf(amount: Big): string | undefined {
    const show = (value: Big.BigSource) => formatAmount(value, this.user.currency, this.locale.tag);
    if (this.available !== undefined && amount.gt(this.available)) {
      return this.locale.t('withdrawal.aboveBalance', {
        amount: show(typable(this.available, this.user.currency, -1)),
      });
    }
    const fee = this.feeOf(amount);
    return fee?.gte(amount) ? this.locale.t('withdrawal.belowFee', { amount: show(fee) }) : undefined;
  }
}
