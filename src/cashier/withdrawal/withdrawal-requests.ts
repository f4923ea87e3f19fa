import { inject, injectable } from 'tsyringe';
import type { PaymentMethod } from '../../contract/method';
import { ACCOUNT_FIELD, type WithdrawalCreateRequest } from '../../contract/withdrawal';
import type { PaymentInput } from '../form/read-form';
import { UserStore } from '../user/user-store';
import { DesignPolicy } from './design-policy';
import { WithdrawalTerms } from './withdrawal-terms';

/** Builds create requests from what the player typed (spec 3, "Withdrawal create request"). */
@injectable()
export class WithdrawalRequests {
  constructor(
    @inject(UserStore) private readonly user: UserStore,
    @inject(WithdrawalTerms) private readonly terms: WithdrawalTerms,
    @inject(DesignPolicy) private readonly policy: DesignPolicy,
  ) {}

  createRequest(method: PaymentMethod, { amount, amountText, fields, wallet }: PaymentInput): WithdrawalCreateRequest {
    return {
      amount,
      currency: this.user.currency,
      fields: {
        ...fields,
        ...(this.policy.isAmountInFields ? { amount: amountText } : {}),
        ...(this.terms.accounts.length > 0 ? { [ACCOUNT_FIELD]: this.terms.account } : {}),
      },
      payment_system: method.name,
      ...(wallet === undefined ? {} : { wallet }),
    };
  }
}
