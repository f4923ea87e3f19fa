import { observer } from 'mobx-react-lite';
import { formatAmount } from '../cashier/amount/format-amount';
import { BONUS_RESTRICTED_METHODS, minDepositOf } from '../cashier/bonus/bonus-rules';
import { BonusStore } from '../cashier/bonus/bonus-store';
import { MethodsStore } from '../cashier/methods/methods-store';
import { UserStore } from '../cashier/user/user-store';
import { Locale } from '../core/locale/locale';
import { useInject } from '../kernel/react';
import { ChoiceList } from '../ui/bonus/choice-list';
import { BonusOffer } from './bonus-offer';

const NONE = '';

/** The host's bonuses on the form itself, for a design without a page for them: one as a switch, several as a choice. */
export const BonusChoice = observer(function BonusChoice() {
  const bonus = useInject(BonusStore);
  const { currentMethod } = useInject(MethodsStore);
  const { currency } = useInject(UserStore);
  const locale = useInject(Locale);
  const { list, active, isDisplayed, isEnabled } = bonus;
  if (list.length < 2) return <BonusOffer hasDetails={false} />;
  if (!active || !isDisplayed || !currentMethod) return null;
  if (BONUS_RESTRICTED_METHODS.includes(currentMethod.name)) return null;
  const choices = list.map((one) => ({
    value: one.id,
    label: locale.text(one.title) || locale.t(`bonus.${one.type}`),
    hint: locale.t('bonus.from', { amount: formatAmount(minDepositOf(one), currency, locale.tag) }),
  }));
  return (
    <ChoiceList
      label={locale.t('bonus.title')}
      choices={[...choices, { value: NONE, label: locale.t('bonus.without') }]}
      value={isEnabled ? active.id : NONE}
      onChange={(id) => {
        bonus.setEnabled(id !== NONE);
        if (id !== NONE) bonus.select(id);
      }}
    />
  );
});
