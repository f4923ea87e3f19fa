import { observer } from 'mobx-react-lite';
import { formatAmount } from '../cashier/amount/format-amount';
import { BONUS_RESTRICTED_METHODS, minDepositOf } from '../cashier/bonus/bonus-rules';
import { BonusStore } from '../cashier/bonus/bonus-store';
import { MethodsStore } from '../cashier/methods/methods-store';
import { UserStore } from '../cashier/user/user-store';
import { Locale } from '../core/locale/locale';
import { Navigation } from '../kernel/navigation';
import { useInject } from '../kernel/react';
import { BonusSwitch } from '../ui/bonus/bonus-switch';
import { Button } from '../ui/button/button';

/**
 * The bonus that the host offers, where the method may carry it (spec 4, "Bonus activation"). `hasDetails`: the design has
 * the page on which another one can be chosen.
 */
export const BonusOffer = observer(function BonusOffer({ hasDetails = true }: { hasDetails?: boolean }) {
  const bonus = useInject(BonusStore);
  const { currentMethod } = useInject(MethodsStore);
  const { currency } = useInject(UserStore);
  const locale = useInject(Locale);
  const navigation = useInject(Navigation);
  const { active, isDisplayed, isEnabled } = bonus;
  if (!active || !isDisplayed || !currentMethod) return null;
  if (BONUS_RESTRICTED_METHODS.includes(currentMethod.name)) return null;
  return (
    <BonusSwitch
      title={locale.text(active.title) || locale.t(`bonus.${active.type}`)}
      hint={locale.t('bonus.from', { amount: formatAmount(minDepositOf(active), currency, locale.tag) })}
      isOn={isEnabled}
      onChange={bonus.setEnabled}
    >
      {hasDetails && (
        <Button variant="ghost" onClick={() => void navigation.go('/deposit/bonus-details')}>
          {locale.t('bonus.details')}
        </Button>
      )}
    </BonusSwitch>
  );
});
