import { observer } from 'mobx-react-lite';
import { BonusOffer } from '@/connected/form/bonus-offer';
import { GroupDepositForm } from '@/connected/form/group-deposit-form';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Note } from '@/ui/views/note';

/** Form with amount and fields; the invoice follows. */
export const BaseScreen = observer(function BaseScreen() {
  const locale = useInject(Locale);
  return (
    <GroupDepositForm
      choiceLabel={locale.t('india-upi:choice')}
      submitLabel={locale.t('india-upi:submit')}
      onSubmit={(deposit) => deposit.prepare({ nextPage: '/deposit/india/invoice' })}
    >
      <BonusOffer />
      <Note>{locale.t('india-upi:note')}</Note>
    </GroupDepositForm>
  );
});
