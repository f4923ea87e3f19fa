import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useCountdown } from '@/connected/payment/use-countdown';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { MessageView } from '@/ui/views/message-view';
import { PayeeStore } from '../stores/payee-store';
import { PaidButton } from './paid-button';
import { PayeeDetails } from './payee-details';

/** Shows the payee while the transfer can be made; otherwise explains why not and where to go on. */
export const PayeeScreen = observer(function PayeeScreen() {
  const payee = useInject(PayeeStore);
  const locale = useInject(Locale);
  useEffect(() => payee.open(), [payee]);
  const { reading } = payee;
  const countdown = useCountdown(reading.kind === 'payable' ? reading.expiresAt : undefined);

  if (reading.kind === 'none') return null;
  if (reading.kind === 'refused' || payee.card.isBroken) {
    return (
      <MessageView
        title={locale.t('host-to-host:refused.title')}
        text={locale.t('host-to-host:refused.text')}
        action={
          <Button isFullWidth onClick={() => void payee.page.toMethods()}>
            {locale.t('host-to-host:refused.other')}
          </Button>
        }
      />
    );
  }
  if (countdown?.isExpired) {
    return (
      <MessageView
        icon="clock"
        title={locale.t('host-to-host:expired.title')}
        text={locale.t('host-to-host:expired.text')}
        action={
          <>
            <PaidButton label={locale.t('host-to-host:expired.paid')} />
            <Button variant="secondary" isFullWidth onClick={() => void payee.page.toMethods()}>
              {locale.t('host-to-host:expired.again')}
            </Button>
          </>
        }
      />
    );
  }
  return <PayeeDetails payee={reading} />;
});
