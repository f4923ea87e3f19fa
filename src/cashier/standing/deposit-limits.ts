import Big from 'big.js';
import { inject, injectable } from 'tsyringe';
import type { LimitPeriod } from '../../contract/standing';
import { PLAYER } from '../../core/locale/i18next-locale';
import { Locale } from '../../core/locale/locale';
import { ServerClock } from '../../core/time/server-clock';
import { formatAmount } from '../amount/format-amount';
import { typable } from '../amount/limits';
import { UserStore } from '../user/user-store';
import { limitsAt } from './limits-at';
import { PlayerStanding } from './player-standing';

export interface LimitLeft {
  period: LimitPeriod;
  /** Major units of the player's currency; never below zero. */
  amount: Big;
  /** False when the gateway does not say how much is used: at most `amount` is left then. */
  isExact: boolean;
}

/** What the player's own limits leave for a deposit. Derived from observables and the time. */
@injectable()
export class DepositLimits {
  constructor(
    @inject(PlayerStanding) private readonly player: PlayerStanding,
    @inject(UserStore) private readonly user: UserStore,
    @inject(Locale) private readonly locale: Locale,
    @inject(ServerClock) private readonly clock: Pick<ServerClock, 'now'>,
  ) {}

  /** The limit that leaves the least; undefined without a limit. */
  get left(): LimitLeft | undefined {
    return limitsAt(this.player.limits, this.clock.now())
      .map(({ period, max, used }) => ({
        period,
        amount: positive(new Big(max).minus(used ?? 0)),
        isExact: used != null,
      }))
      .reduce<LimitLeft | undefined>((least, one) => (least?.amount.lte(one.amount) ? least : one), undefined);
  }

  /** "Your limit leaves €50 for today", in the player's language; undefined without a limit. */
  get text(): string | undefined {
    const { left } = this;
    if (!left) return undefined;
    const { currency } = this.user;
    // Rounded down: more than that would be refused.
    const amount = formatAmount(typable(left.amount.toNumber(), currency, -1), currency, this.locale.tag);
    // A plain maximum, also until these messages are loaded, for which the list does not wait.
    return left.isExact && this.locale.has(PLAYER)
      ? this.locale.t(`player:limit.left.${left.period}`, { amount })
      : this.locale.t('amount.max', { amount });
  }

  /** A message when an amount that fits the method's limits exceeds the player's own; undefined otherwise. */
  problemOf = (amount: Big): string | undefined => {
    const { left } = this;
    return left && amount.gt(left.amount) ? this.text : undefined;
  };
}

const positive = (amount: Big) => (amount.lt(0) ? new Big(0) : amount);
