import { observer } from 'mobx-react-lite';
import { DepositStore, type PaymentDepositStore } from '@/cashier/deposit/deposit-store';
import { BonusOffer } from '@/connected/form/bonus-offer';
import { hasWindows } from '@/cashier/payment-window/place-windows';
import { DepositForm } from '@/connected/form/deposit-form';
import { Locale } from '@/core/locale/locale';
import { Session } from '@/core/session/session';
import { Settings } from '@/core/settings/settings';
import { PlayerStore } from '@/core/storage/storage';
import { useInject } from '@/kernel/react';
import { Note } from '@/ui/views/note';

/** Form with amount, fields and bonus; its button leads to the provider's page. */
export const BaseScreen = observer(function BaseScreen() {
  const deposit = useInject<PaymentDepositStore>(DepositStore);
  const locale = useInject(Locale);
  const note = useNote();
  return (
    <DepositForm deposit={deposit} submitLabel={locale.t('card-redirect:submit')} onSubmit={() => deposit.submit()}>
      <BonusOffer />
      <Note>{locale.t(note)}</Note>
    </DepositForm>
  );
});

/** Says where the provider's page will open; only that there is one, where the place or the reply decides. */
function useNote() {
  const { isNative, payload } = useInject(Session);
  const { frameOrigins } = useInject(Settings);
  const isWindow = hasWindows(useInject(PlayerStore)) && !payload.canRedirect && frameOrigins.length === 0;
  if (isNative) return 'card-redirect:noteOutside';
  return isWindow ? 'card-redirect:note' : 'card-redirect:noteAnywhere';
}
