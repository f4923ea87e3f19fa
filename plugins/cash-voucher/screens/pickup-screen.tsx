import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useCompleteWhenEnded } from '@/connected/payment/use-complete-when-ended';
import { useCountdown } from '@/connected/payment/use-countdown';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { MessageView } from '@/ui/views/message-view';
import { PickupStore } from '../stores/pickup-store';
import { CollectablePayout } from './collectable-payout';

/** Shows the code while the money can be collected; otherwise explains why not and where to go on. */
export const PickupScreen = observer(function PickupScreen() {
  const store = useInject(PickupStore);
  const locale = useInject(Locale);
  useEffect(() => store.open(), [store]);
  useCompleteWhenEnded();
  const { pickup, page } = store;
  const isOver = useCountdown(pickup?.expiresAt)?.isExpired ?? false;
  if (!page.current) return null;
  if (pickup && !isOver) return <CollectablePayout pickup={pickup} current={page.current} />;
  const reason = pickup ? 'expired' : 'missing';
  return (
    <MessageView
      icon={pickup ? 'clock' : 'error'}
      title={locale.t(`cash-voucher:pickup.${reason}.title`)}
      text={locale.t(`cash-voucher:pickup.${reason}.text`)}
      action={
        <Button isFullWidth onClick={() => void page.showStatus()}>
          {locale.t('cash-voucher:pickup.status')}
        </Button>
      }
    />
  );
});
