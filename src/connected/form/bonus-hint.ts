import { formatAmount } from '../../cashier/amount/format-amount';
import { typable } from '../../cashier/amount/limits';
import { expiryOf, minDepositOf } from '../../cashier/bonus/bonus-rules';
import { UserStore } from '../../cashier/user/user-store';
import { shownTime } from '../../cashier/standing/shown-time';
import type { Bonus } from '../../contract/bonus';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { usePlayerWords } from '../use-player-words';

/**
 * Returns a bonus's conditions: its least deposit, until when it can be taken, and its terms; '' for a bonus without any.
 * Call it in an observer.
 */
export function useBonusHint(list: readonly Bonus[]): (bonus: Bonus) => string {
  const { currency } = useInject(UserStore);
  const locale = useInject(Locale);
  const hasWords = usePlayerWords(list.some(({ expiresAt }) => expiresAt != null));
  return (bonus) => {
    const { terms } = bonus;
    const expiry = expiryOf(bonus);
    const least = minDepositOf(bonus);
    const from =
      least > 0 && locale.t('bonus.from', { amount: formatAmount(typable(least, currency, 1), currency, locale.tag) });
    const until = expiry !== undefined && hasWords ? shownTime(expiry, locale.tag) : undefined;
    return [from, until && locale.t('player:bonus.until', { time: until }), locale.text(terms)]
      .filter(Boolean)
      .join(' · ');
  };
}
