import { observer } from 'mobx-react-lite';
import { formatAmount } from '../../cashier/amount/format-amount';
import { minDepositOf } from '../../cashier/bonus/bonus-rules';
import { BonusStore } from '../../cashier/bonus/bonus-store';
import { UserStore } from '../../cashier/user/user-store';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { RouterStore } from '../../kernel/router-store';
import { ChoiceList } from '../../ui/bonus/choice-list';
import { Button } from '../../ui/button/button';
import { Page } from '../../ui/layout/page';
import { Note } from '../../ui/views/note';

const NONE = '';

/** Which of the host's bonuses goes with the deposit, and from which amount on. */
export const BonusDetailsScreen = observer(function BonusDetailsScreen() {
  const bonus = useInject(BonusStore);
  const router = useInject(RouterStore);
  const locale = useInject(Locale);
  const { currency } = useInject(UserStore);
  const choose = (id: string) => {
    bonus.setEnabled(id !== NONE);
    if (id !== NONE) bonus.select(id);
  };
  const choices = bonus.list.map((one) => ({
    value: one.id,
    label: locale.text(one.title) || locale.t(`bonus.${one.type}`),
    hint: locale.t('bonus.from', { amount: formatAmount(minDepositOf(one), currency, locale.tag) }),
  }));
  return (
    <Page
      title={locale.t('bonus.title')}
      footer={
        <Button isFullWidth onClick={() => void router.back()}>
          {locale.t('bonus.done')}
        </Button>
      }
    >
      <ChoiceList
        label={locale.t('bonus.title')}
        choices={[...choices, { value: NONE, label: locale.t('bonus.without') }]}
        value={bonus.isEnabled && bonus.active ? bonus.active.id : NONE}
        onChange={choose}
      />
      <Note>{locale.t('bonus.rule')}</Note>
    </Page>
  );
});
