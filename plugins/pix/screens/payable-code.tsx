import { observer } from 'mobx-react-lite';
import { formatAmount } from '@/cashier/amount/format-amount';
import { CopyRow } from '@/connected/payment/copy-row';
import { CountdownBar } from '@/connected/payment/countdown-bar';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { DetailsList } from '@/ui/layout/details-list';
import { Page } from '@/ui/layout/page';
import { QrCode } from '@/ui/payment/qr-code';
import { StepList } from '@/ui/payment/step-list';
import { Note } from '@/ui/views/note';
import type { BrCode } from '../br-code/br-code';
import { PixStore } from '../stores/pix-store';
import { CopyCodeButton } from './copy-code-button';

interface PayableCodeProps {
  brCode: BrCode;
  /** ISO 8601 UTC. */
  expiresAt: string | undefined;
}

/** QR code for another device, "copia e cola" for this one, and the details that the bank's app will show, to compare. */
export const PayableCode = observer(function PayableCode({ brCode, expiresAt }: PayableCodeProps) {
  const pix = useInject(PixStore);
  const locale = useInject(Locale);
  const { current } = pix.page;
  const amount = current ? formatAmount(current.amount, current.currency, locale.tag) : '';
  return (
    <Page
      title={locale.t('pix:title', { amount })}
      subtitle={locale.t('pix:waiting')}
      footer={
        <>
          <CopyCodeButton code={brCode.code} />
          {/* Sends nothing: the complete page waits for the bank to confirm the payment. */}
          <Button variant="secondary" isFullWidth onClick={() => void pix.page.showStatus()}>
            {locale.t('pix:paid')}
          </Button>
        </>
      }
    >
      <CountdownBar expiresAt={expiresAt} label={locale.t('pix:timer')} />
      {brCode.cautions.length > 0 && <Note>{locale.t('payment.codeCaution')}</Note>}
      <QrCode value={brCode.code} label={locale.t('pix:qr')} />
      <CopyRow label={locale.t('pix:copyAndPaste')} value={brCode.code} />
      <DetailsList
        items={[
          { label: locale.t('pix:amount'), value: amount },
          { label: locale.t('pix:payee'), value: brCode.payee },
          { label: locale.t('pix:city'), value: brCode.city },
        ]}
      />
      {brCode.amount === undefined && <Note>{locale.t('pix:exactAmount', { amount })}</Note>}
      <StepList steps={[locale.t('pix:steps.open'), locale.t('pix:steps.scan'), locale.t('pix:steps.confirm')]} />
    </Page>
  );
});
