import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useCompleteWhenEnded } from '@/connected/payment/use-complete-when-ended';
import { useCountdown } from '@/connected/payment/use-countdown';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { MessageView } from '@/ui/views/message-view';
import { VoucherStore } from '../stores/voucher-store';
import { PayableVoucher } from './payable-voucher';

/** Shows the voucher while it may be paid; otherwise explains why not and where to go on. */
export const VoucherScreen = observer(function VoucherScreen() {
  const store = useInject(VoucherStore);
  const locale = useInject(Locale);
  useEffect(() => store.open(), [store]);
  useCompleteWhenEnded();
  const { voucher, terms, page } = store;
  const isOver = useCountdown(terms?.expiresAt)?.isExpired ?? false;
  if (!page.current) return null;
  if (voucher && !isOver) return <PayableVoucher voucher={voucher} current={page.current} />;
  const reason = voucher ? 'expired' : 'missing';
  return (
    <MessageView
      icon={voucher ? 'clock' : 'error'}
      title={locale.t(`cash-voucher:${reason}.title`)}
      text={locale.t(`cash-voucher:${reason}.text`)}
      action={
        <>
          <Button isFullWidth onClick={() => void page.toMethods()}>
            {locale.t('cash-voucher:other')}
          </Button>
          <Button variant="secondary" isFullWidth onClick={() => void page.showStatus()}>
            {locale.t('cash-voucher:status')}
          </Button>
        </>
      }
    />
  );
});
