import { observer } from 'mobx-react-lite';
import { DepositStore, type PaymentDepositStore } from '@/cashier/deposit/deposit-store';
import { BonusOffer } from '@/connected/form/bonus-offer';
import { DepositForm } from '@/connected/form/deposit-form';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Note } from '@/ui/views/note';

/** Form with amount and fields; the voucher's page follows. */
export const BaseScreen = observer(function BaseScreen() {
  const deposit = useInject<PaymentDepositStore>(DepositStore);
  const locale = useInject(Locale);
  return (
    <DepositForm
      deposit={deposit}
      submitLabel={locale.t('cash-voucher:submit')}
      onSubmit={() => deposit.submit({ wantsWindow: false })}
    >
      <BonusOffer />
      <Note>{locale.t('cash-voucher:note')}</Note>
    </DepositForm>
  );
});
