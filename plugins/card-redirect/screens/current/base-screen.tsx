import { observer } from 'mobx-react-lite';
import { PaymentDepositStore } from '@/cashier/deposit/register-deposit';
import { BonusOffer } from '@/connected/bonus-offer';
import { DepositForm } from '@/connected/deposit-form';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';

/** Amount and fields, then the provider's page. */
export const BaseScreen = observer(function BaseScreen() {
  const deposit = useInject(PaymentDepositStore);
  const locale = useInject(Locale);
  return (
    <DepositForm deposit={deposit} submitLabel={locale.t('card-redirect:submit')} onSubmit={() => deposit.submit()}>
      <BonusOffer />
      <p>{locale.t('card-redirect:note')}</p>
    </DepositForm>
  );
});
