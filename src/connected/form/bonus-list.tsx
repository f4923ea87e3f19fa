import { observer } from 'mobx-react-lite';
import { BonusStore } from '../../cashier/bonus/bonus-store';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { ChoiceList } from '../../ui/bonus/choice-list';
import { useBonusHint } from './bonus-hint';

const NONE = '';

/** All bonuses that the host offers, each with its least deposit, and the choice of none. */
export const BonusList = observer(function BonusList() {
  const bonus = useInject(BonusStore);
  const locale = useInject(Locale);
  const hintOf = useBonusHint(bonus.list);
  const choices = bonus.list.map((one) => {
    const hint = hintOf(one);
    return {
      value: one.id,
      label: locale.text(one.title) || locale.t(`bonus.${one.type}`),
      ...(hint && { hint }),
    };
  });
  return (
    <ChoiceList
      label={locale.t('bonus.title')}
      choices={[...choices, { value: NONE, label: locale.t('bonus.without') }]}
      value={bonus.wanted?.id ?? NONE}
      onChange={(id) => bonus.choose(id === NONE ? undefined : id)}
    />
  );
});
