import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useCopy } from '@/connected/payment/use-copy';
import { Locale } from '@/core/locale/locale';
import { TakeAway } from '@/core/share/take-away';
import { Settings } from '@/core/settings/settings';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { DetailsList } from '@/ui/layout/details-list';
import { Modal } from '@/ui/views/modal';
import { PrintSheet } from '@/ui/print/print-sheet';
import { viewOf } from '../line-view';
import { receiptOf, receiptText, type Receipt } from '../receipt';
import { ReceiptStore } from '../stores/receipt-store';
import styles from './receipt-dialog.module.css';

/** The receipt that the player has opened. */
export const OpenReceipt = observer(function OpenReceipt() {
  const { shown, close } = useInject(ReceiptStore);
  const locale = useInject(Locale);
  const settings = useInject(Settings);
  if (!shown) return null;
  return <ReceiptDialog receipt={receiptOf(shown, viewOf(shown, locale, settings), locale)} onClose={close} />;
});

function ReceiptDialog({ receipt, onClose }: { receipt: Receipt; onClose(): void }) {
  const locale = useInject(Locale);
  return (
    <Modal title={receipt.title} isWide onCancel={onClose}>
      <DetailsList items={receipt.rows} />
      <ReceiptActions receipt={receipt} />
      <Button isFullWidth onClick={onClose}>
        {locale.t('transactions:receipt.close')}
      </Button>
    </Modal>
  );
}

/** Print, share, and copy to the clipboard for everything else. */
const ReceiptActions = observer(function ReceiptActions({ receipt }: { receipt: Receipt }) {
  const takeAway = useInject(TakeAway);
  const { t } = useInject(Locale);
  const [isCopied, setIsCopied] = useState(false);
  const words = { title: receipt.title, text: receiptText(receipt) };
  const { copy, byHand } = useCopy(words.text, words.title);
  return (
    <>
      <div className={styles.actions}>
        {takeAway.canPrint && (
          <>
            <PrintSheet title={receipt.title} rows={receipt.rows} />
            <Button variant="secondary" onClick={takeAway.print}>
              {t('transactions:receipt.print')}
            </Button>
          </>
        )}
        {takeAway.canShare && (
          <Button variant="secondary" isLoading={takeAway.isSharing} onClick={() => void takeAway.share(words)}>
            {t('transactions:receipt.share')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => void copy().then(setIsCopied)}>
          {t('transactions:receipt.copy')}
        </Button>
      </div>
      <p className={styles.copied} role="status">
        {isCopied && t('transactions:receipt.copied')}
      </p>
      {byHand}
    </>
  );
});
