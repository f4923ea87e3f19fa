import { inject, injectable } from 'tsyringe';
import type { DepositCreateRequest } from '../../contract/deposit';
import type { PaymentMethod } from '../../contract/method';
import { Session } from '../../core/session/session';
import { Settings } from '../../core/settings/settings';
import { SavedAccounts } from '../accounts/saved-accounts';
import { AttemptStore } from '../attempt/attempt-store';
import { BonusStore } from '../bonus/bonus-store';
import { BrowserWindow } from '../../core/window/browser-window';
import { makeOrder, type Order } from '../submission/order';
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
    @inject(AttemptStore) readonly attempts: Pick<AttemptStore, 'wishes' | 'latest'>,
    @inject(SavedAccounts) readonly accounts: Pick<SavedAccounts, 'chosen' | 'partFor'>,
  ) {}

  /** What is sent when the player confirms this input now. */
  orderOf(method: PaymentMethod, input: DepositInput): Order<DepositCreateRequest> {
    return makeOrder('deposit', method, this.createRequest(method, input), this);
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
    const { returnUrl: setting, frameOrigins } = this.settings;
    // In a frame the host's page would stand inside of itself; our own page closes the frame.
    const isFramed = frameOrigins.length > 0 && !payload.canRedirect;
    return returnUrl({ setting, schema: isFramed ? '' : schema, host, ownAddress: this.window.location.href, lang });
  }
}
