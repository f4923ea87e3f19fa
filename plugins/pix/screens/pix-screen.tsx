import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useCountdown } from '@/connected/payment/use-countdown';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { PixStore } from '../stores/pix-store';
import { NoCode } from './no-code';
import { PayableCode } from './payable-code';

/** Shows the code while it may be paid; otherwise explains why not and where to go on. */
export const PixScreen = observer(function PixScreen() {
  const pix = useInject(PixStore);
  const locale = useInject(Locale);
  useEffect(() => pix.open(), [pix]);
  const { reading } = pix;
  const countdown = useCountdown(reading.kind === 'payable' ? reading.expiresAt : undefined);

  if (reading.kind === 'gone') return null;
  if (reading.kind === 'refused') {
    return (
      <NoCode
        icon="error"
        title={locale.t('pix:refused.title')}
        text={locale.t('pix:refused.text')}
        other={
          <Button variant="secondary" isFullWidth onClick={() => void pix.page.toMethods()}>
            {locale.t('pix:refused.other')}
          </Button>
        }
      />
    );
  }
  if (countdown?.isExpired || pix.isClosed) {
    return (
      <NoCode
        icon="clock"
        title={locale.t('pix:expired.title')}
        text={locale.t('pix:expired.text')}
        other={
          <Button variant="secondary" isFullWidth onClick={() => void pix.page.showStatus()}>
            {locale.t('pix:expired.paid')}
          </Button>
        }
      />
    );
  }
  return <PayableCode brCode={reading.brCode} expiresAt={reading.expiresAt} />;
});
