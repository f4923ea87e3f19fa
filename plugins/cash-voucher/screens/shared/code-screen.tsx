import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useCompleteWhenEnded } from '@/connected/payment/use-complete-when-ended';
import { useCountdown } from '@/connected/payment/use-countdown';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { MessageView } from '@/ui/views/message-view';
import { CodeStore } from '../../stores/code-store';
import { PayableCode } from './payable-code';

/** The code, as long as it may be paid; otherwise why not, and the ways on. */
export const CodeScreen = observer(function CodeScreen() {
  const store = useInject(CodeStore);
  const locale = useInject(Locale);
  useEffect(() => store.open(), [store]);
  useCompleteWhenEnded();
  const { code } = store;
  const countdown = useCountdown(code?.expiresAt);
  if (code && !countdown?.isExpired) return <PayableCode code={code} />;
  return (
    <MessageView
      icon={code ? 'clock' : 'error'}
      title={locale.t(code ? 'cash-voucher:expired.title' : 'cash-voucher:missing.title')}
      text={locale.t(code ? 'cash-voucher:expired.text' : 'cash-voucher:missing.text')}
      action={
        <>
          <Button isFullWidth onClick={store.toMethods}>
            {locale.t('cash-voucher:other')}
          </Button>
          <Button variant="secondary" isFullWidth onClick={store.showStatus}>
            {locale.t('cash-voucher:status')}
          </Button>
        </>
      }
    />
  );
});
