import { inject, injectable } from 'tsyringe';
import type { DepositCreateRequest } from '../../contract/deposit';
import type { PaymentMethod } from '../../contract/method';
import { Session } from '../../core/session/session';
import { Settings } from '../../core/settings/settings';
import { SavedAccounts } from '../accounts/saved-accounts';
import { AttemptStore } from '../attempt/attempt-store';
import { BonusStore } from '../bonus/bonus-store';
import { BrowserWindow } from '../payment-window/browser-window';
import type { Order } from '../submission/submission';
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
    @inject(AttemptStore) private readonly attempts: Pick<AttemptStore, 'wishOf'>,
    @inject(SavedAccounts) private readonly accounts: Pick<SavedAccounts, 'chosen' | 'partFor'>,
  ) {}

  /** What is sent when the player confirms this input now. */
  orderOf(method: PaymentMethod, input: DepositInput): Order<DepositCreateRequest> {
    const data = { ...this.createRequest(method, input), ...this.accounts.partFor('deposit', method) };
    const { amount, currency } = data;
    const label = this.accounts.chosen('deposit', method)?.label;
    const intent = { flow: 'deposit', methodName: method.name, amount, currency } as const;
    return { method, data, wish: this.attempts.wishOf(intent, data, label) };
  }

  private createRequest(method: PaymentMethod, { amount, fields, wallet }: DepositInput): DepositCreateRequest {
    return {
      amount,
      currency: this.user.currency,
      fields,
      paymentType: method.name,
      returnUrl: this.returnUrl(),
      ...this.bonus.claimFor(method.name, amount),
      ...(wallet === undefined ? {} : { wallet }),
    };
  }

  private returnUrl(): string {
    const { payload, lang } = this.session;
    const { schema, host } = payload;
    return returnUrl({ setting: this.settings.returnUrl, schema, host, ownAddress: this.window.location.href, lang });
  }
}
