import { observer } from 'mobx-react-lite';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import type { Slip } from '../slip/slip';
import { SlipStore } from '../stores/slip-store';
import { Paper } from './paper';
import styles from './slip-actions.module.css';

/** Print, save and share, where the browser or the host app supports them. */
export const SlipActions = observer(function SlipActions({ slip }: { slip: Slip }) {
  const store = useInject(SlipStore);
  const locale = useInject(Locale);
  if (!store.canPrint && !store.canShare) return null;
  return (
    <div className={styles.actions}>
      {store.canPrint && (
        <>
          <Paper slip={slip} barcodeLabel={locale.t('cash-voucher:barcode')} />
          <Button variant="secondary" onClick={store.print}>
            {locale.t('cash-voucher:print')}
          </Button>
          <Button variant="secondary" onClick={() => void store.save(slip)}>
            {locale.t('cash-voucher:save')}
          </Button>
        </>
      )}
      {store.canShare && (
        <Button variant="secondary" isLoading={store.isSharing} onClick={() => void store.share(slip)}>
          {locale.t(store.canPrint ? 'cash-voucher:share' : 'cash-voucher:shareByApp')}
        </Button>
      )}
    </div>
  );
});
