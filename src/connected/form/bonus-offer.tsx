import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BONUS_RESTRICTED_METHODS } from '../../cashier/bonus/bonus-rules';
import { BonusStep } from '../../cashier/bonus/bonus-step';
import { BonusStore } from '../../cashier/bonus/bonus-store';
import { MethodsStore } from '../../cashier/methods/methods-store';
import { BONUS_PLACE } from '../../contract/experiments';
import { Experiments } from '../../core/analytics/experiments';
import { Locale } from '../../core/locale/locale';
import { Session } from '../../core/session/session';
import { Navigation } from '../../kernel/navigation';
import { useInject } from '../../kernel/react';
import { BonusSwitch } from '../../ui/bonus/bonus-switch';
import { Button } from '../../ui/button/button';
import { useBonusHint } from './bonus-hint';
import { BonusList } from './bonus-list';

/**
 * The bonuses that the host offers, if the method may carry one (spec 4, "Bonus activation"): a switch for the selected
 * or the only bonus, with the way to the page of all, otherwise a list.
 */
export const BonusOffer = observer(function BonusOffer() {
  const { list, selectedByHost, active, wanted, choose } = useInject(BonusStore);
  const { isWanted: isOnPage } = useInject(BonusStep);
  const experiments = useInject(Experiments);
  const { currentMethod } = useInject(MethodsStore);
  const locale = useInject(Locale);
  const hintOf = useBonusHint(list);
  const navigation = useInject(Navigation);
  const isRestricted = !currentMethod || BONUS_RESTRICTED_METHODS.includes(currentMethod.name);
  // A quick deposit has the bonus in the form whatever the host wants.
  const isWhole = useInject(Session).payload.view === undefined;
  const isShown = isWhole && !isRestricted && !isOnPage && list.length > 0;
  useEffect(() => {
    if (isShown) experiments.markSeen(BONUS_PLACE);
  }, [isShown, experiments]);
  if (isRestricted || isOnPage) return null;
  const isOne = list.length === 1 || selectedByHost !== undefined;
  if (list.length > 0 && !isOne) return <BonusList />;
  const offered = active ?? selectedByHost ?? list[0];
  if (!offered) return null;
  const hint = hintOf(offered);
  return (
    <BonusSwitch
      title={locale.text(offered.title) || locale.t(`bonus.${offered.type}`)}
      {...(hint && { hint })}
      isOn={wanted === offered}
      onChange={(isOn) => choose(isOn ? offered.id : undefined)}
    >
      <Button variant="ghost" onClick={() => void navigation.go('/deposit/bonus-details')}>
        {locale.t('bonus.details')}
      </Button>
    </BonusSwitch>
  );
});
