import { observer } from 'mobx-react-lite';
import { Locale } from '@/core/locale/locale';
import { TakeAway } from '@/core/share/take-away';
import { BrowserWindow } from '@/core/window/browser-window';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { drawSlip } from '../slip/draw-slip';
import { slipText, type Slip } from '../slip/slip';
import { Paper } from './paper';
import styles from './slip-actions.module.css';

/** Print, save and share, where the browser or the host app supports them. */
export const SlipActions = observer(function SlipActions({ slip }: { slip: Slip }) {
  const takeAway = useInject(TakeAway);
  const locale = useInject(Locale);
  const { document } = useInject(BrowserWindow);
  const picture = { fileName: fileName(slip), draw: () => drawSlip(slip, document) };
  if (!takeAway.canPrint && !takeAway.canShare) return null;
  return (
    <div className={styles.actions}>
      {takeAway.canPrint && (
        <>
          <Paper slip={slip} barcodeLabel={locale.t('cash-voucher:barcode')} />
          <Button variant="secondary" onClick={takeAway.print}>
            {locale.t('cash-voucher:print')}
          </Button>
          <Button variant="secondary" onClick={() => void takeAway.savePicture(picture)}>
            {locale.t('cash-voucher:save')}
          </Button>
        </>
      )}
      {takeAway.canShare && (
        <Button
          variant="secondary"
          isLoading={takeAway.isSharing}
          onClick={() => void takeAway.share({ title: slip.title, text: slipText(slip) }, picture)}
        >
          {locale.t(takeAway.canPrint ? 'cash-voucher:share' : 'cash-voucher:shareByApp')}
        </Button>
      )}
    </div>
  );
});

/** Only characters that every file system accepts. */
const fileName = ({ reference }: Slip): string =>
  `voucher-${reference.text.replace(/[^\dA-Za-z]/g, '').slice(0, 48)}.png`;
