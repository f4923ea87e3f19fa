import { observer } from 'mobx-react-lite';
import { BonusOffer } from '@/connected/form/bonus-offer';
import { GroupDepositForm } from '@/connected/form/group-deposit-form';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Note } from '@/ui/views/note';

/** Form with amount and fields; the easy-pay page follows. */
export const BaseScreen = observer(function BaseScreen() {
  const locale = useInject(Locale);
  return (
    <GroupDepositForm
      choiceLabel={locale.t('easy-pay:choice')}
      submitLabel={locale.t('easy-pay:submit')}
      onSubmit={(deposit) => deposit.submit({ wantsWindow: false })}
    >
      <BonusOffer />
      <Note>{locale.t('easy-pay:note')}</Note>
    </GroupDepositForm>
  );
});
