import { inject, injectable } from 'tsyringe';
import { CAPTCHA_RULES, type PaymentMethod } from '@/contract/method';
import type { ReplyData } from '@/contract/realtime';
import { Captcha } from '@/core/captcha/captcha';
import { Realtime } from '@/core/realtime/realtime';

/** Action name that the captcha service receives with the token's request. */
export const CAPTCHA_ACTION = 'deposit';

/** The gateway's score of the player, which every create call requires (spec 4, "Peer-to-peer"). */
@injectable()
export class PlayerScore {
  constructor(
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Captcha) private readonly captcha: Captcha,
  ) {}

  /** `amount`: major units. Rejects with an AppError: the captcha's, or the gateway's refusal. */
  async of(method: PaymentMethod, amount: number, currency: string): Promise<ReplyData<'BANKING_DEPOSIT:score'>> {
    const asked = { paymentMethod: method.name, amount, currency };
    const version = CAPTCHA_RULES[method.securityRulesGroup ?? ''];
    if (!version) return this.realtime.request('BANKING_DEPOSIT:score', asked);
    const token = await this.captcha.token(CAPTCHA_ACTION, version);
    const captcha = { token, action: CAPTCHA_ACTION, version };
    return this.realtime.request('BANKING_DEPOSIT:score-captcha', { ...asked, captcha });
  }
}
