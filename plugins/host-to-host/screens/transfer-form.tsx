import { observer } from 'mobx-react-lite';
import type { Elements } from '@/ui/elements';
import { DepositStore, type PaymentDepositStore } from '@/cashier/deposit/deposit-store';
import { BonusOffer } from '@/connected/form/bonus-offer';
import { DepositForm } from '@/connected/form/deposit-form';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Note } from '@/ui/views/note';

/** Form with the amount and the payer's data; the payee's page follows. */
export const TransferForm = observer(function TransferForm({ children }: { children?: Elements }) {
  const deposit = useInject<PaymentDepositStore>(DepositStore);
  const locale = useInject(Locale);
  return (
    <DepositForm
      deposit={deposit}
      submitLabel={locale.t('host-to-host:submit')}
      onSubmit={() => deposit.submit({ wantsWindow: false })}
    >
      {children}
      <BonusOffer />
      <Note>{locale.t('host-to-host:formNote')}</Note>
    </DepositForm>
  );
});
