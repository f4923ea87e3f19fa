import { observer } from 'mobx-react-lite';
import { DepositStore, type PaymentDepositStore } from '@/cashier/deposit/deposit-store';
import { BonusOffer } from '@/connected/form/bonus-offer';
import { DepositForm } from '@/connected/form/deposit-form';
import { Locale } from '@/core/locale/locale';
import { Session } from '@/core/session/session';
import { useInject } from '@/kernel/react';
import { Note } from '@/ui/views/note';

/** Form with amount, fields and bonus; its button leads to the provider's page. */
export const BaseScreen = observer(function BaseScreen() {
  const deposit = useInject<PaymentDepositStore>(DepositStore);
  const locale = useInject(Locale);
  const { isNative } = useInject(Session);
  return (
    <DepositForm deposit={deposit} submitLabel={locale.t('card-redirect:submit')} onSubmit={() => deposit.submit()}>
      <BonusOffer />
      <Note>{locale.t(isNative ? 'card-redirect:noteOutside' : 'card-redirect:note')}</Note>
    </DepositForm>
  );
});
