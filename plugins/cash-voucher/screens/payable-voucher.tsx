import { observer } from 'mobx-react-lite';
import { formatAmount } from '@/cashier/amount/format-amount';
import type { Transaction } from '@/cashier/attempt/current-transaction';
import { AmountRow } from '@/connected/payment/amount-row';
import { CopyRow } from '@/connected/payment/copy-row';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { Page } from '@/ui/layout/page';
import { StepList } from '@/ui/payment/step-list';
import { ValueList } from '@/ui/payment/value-list';
import { ValueRow } from '@/ui/payment/value-row';
import { Note } from '@/ui/views/note';
import { VoucherStore } from '../stores/voucher-store';
import type { PayableVoucher as Voucher } from '../voucher';
import { Barcode } from './barcode';
import { Expiry } from './expiry';
import { SlipActions } from './slip-actions';
import { useTerms } from './use-terms';

interface PayableVoucherProps {
  voucher: Voucher;
  current: Transaction;
}

/** What to show or say at the counter, until when, and the steps to follow. */
export const PayableVoucher = observer(function PayableVoucher({ voucher, current }: PayableVoucherProps) {
  const { terms, page } = useInject(VoucherStore);
  const locale = useInject(Locale);
  const { place, steps, until } = useTerms(terms, current.methodName);
  const { reference, shown, isBoleto, bars } = voucher;
  const amount = formatAmount(current.amount, current.currency, locale.tag);
  const title = locale.t('cash-voucher:title', { amount });
  const label = locale.t(isBoleto ? 'cash-voucher:boletoLine' : 'cash-voucher:reference');
  const where = { label: locale.t('cash-voucher:place'), value: place };
  const last = until === undefined ? [] : [{ label: locale.t('cash-voucher:until'), value: until }];
  const rows = [...(place ? [where] : []), { label: locale.t('complete.amount'), value: amount }, ...last];
  const ownSteps = stepsFor(voucher).map((step) => locale.t(`cash-voucher:steps.${step}`));
  return (
    <Page
      title={title}
      subtitle={place}
      footer={
        <Button isFullWidth onClick={() => void page.showStatus()}>
          {locale.t('cash-voucher:status')}
        </Button>
      }
    >
      <Expiry expiresAt={terms?.expiresAt} label={locale.t('cash-voucher:timer')} />
      {bars && <Barcode bars={bars} label={locale.t('cash-voucher:barcode')} />}
      <ValueList>
        <CopyRow label={label} value={reference} display={shown} />
        <AmountRow amount={current.amount} currency={current.currency} />
        {last.map((row) => (
          <ValueRow key={row.label} {...row} />
        ))}
      </ValueList>
      <SlipActions slip={{ title, rows, reference: { label, text: shown }, bars }} />
      <StepList steps={steps.length > 0 ? steps : ownSteps} />
      <Note icon="check">{locale.t('cash-voucher:mayClose')}</Note>
    </Page>
  );
});

/** At a kiosk without a barcode reader the player says the reference. */
function stepsFor({ isBoleto, bars }: Voucher) {
  if (isBoleto) return ['boleto.go', 'boleto.show', 'boleto.pay'] as const;
  return ['counter.go', bars ? 'counter.show' : 'counter.say', 'counter.pay'] as const;
}
