import { inject, injectable } from 'tsyringe';
import type { DepositCreateRequest } from '../../contract/deposit';
import type { PaymentMethod } from '../../contract/method';
import { Session } from '../../core/session/session';
import { Settings } from '../../core/settings/settings';
import { BonusStore } from '../bonus/bonus-store';
import { BrowserWindow } from '../payment-window/browser-window';
import { UserStore } from '../user/user-store';
import type { DepositInput } from './deposit-form';
import { returnUrl } from './return-url';

/** Builds create requests from what the player typed (spec 3, "Deposit create request"). */
@injectable()
export class DepositRequests {
  constructor(
    @inject(BonusStore) private readonly bonus: BonusStore,
    @inject(UserStore) private readonly user: UserStore,
    @inject(Session) private readonly session: Session,
    @inject(Settings) private readonly settings: Settings,
    @inject(BrowserWindow) private readonly window: BrowserWindow,
  ) {}

  /** `depositId`: the id from an earlier reply that asked for more fields. */
  createRequest(method: PaymentMethod, input: DepositInput, depositId: string | undefined): DepositCreateRequest {
    const { amount, fields, wallet } = input;
    return {
      amount,
      currency: this.user.currency,
      fields,
      paymentType: method.name,
      returnUrl: this.returnUrl(),
      ...this.bonus.claimFor(method.name, amount),
      ...(depositId === undefined ? {} : { depositId }),
      ...(wallet === undefined ? {} : { wallet }),
    };
  }

  private returnUrl(): string {
    const { payload, lang } = this.session;
    const { schema, host } = payload;
    return returnUrl({ setting: this.settings.returnUrl, schema, host, ownAddress: this.window.location.href, lang });
  }
}
