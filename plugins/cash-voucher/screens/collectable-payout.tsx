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
import type { CashPickup } from '../reply-data';
import { PickupStore } from '../stores/pickup-store';
import { groupsOfFour } from '../voucher';
import { Expiry } from './expiry';
import { SlipActions } from './slip-actions';
import { useTerms } from './use-terms';

interface CollectablePayoutProps {
  pickup: CashPickup;
  current: Transaction;
}

/** The code to say at the counter, until when it can be collected, and what to bring. */
export const CollectablePayout = observer(function CollectablePayout({ pickup, current }: CollectablePayoutProps) {
  const { page } = useInject(PickupStore);
  const locale = useInject(Locale);
  const { place, steps, until } = useTerms(pickup, current.methodName);
  const amount = formatAmount(current.amount, current.currency, locale.tag);
  const title = locale.t('cash-voucher:pickup.title', { amount });
  const label = locale.t('cash-voucher:pickup.code');
  const shown = groupsOfFour(pickup.code);
  const where = { label: locale.t('cash-voucher:pickup.place'), value: place };
  const last = until === undefined ? [] : [{ label: locale.t('cash-voucher:pickup.until'), value: until }];
  const rows = [...(place ? [where] : []), { label: locale.t('complete.amount'), value: amount }, ...last];
  const ownSteps = (['go', 'say', 'take'] as const).map((step) => locale.t(`cash-voucher:pickup.steps.${step}`));
  return (
    <Page
      title={title}
      subtitle={place}
      footer={
        <Button isFullWidth onClick={() => void page.showStatus()}>
          {locale.t('cash-voucher:pickup.status')}
        </Button>
      }
    >
      <Expiry expiresAt={pickup.expiresAt} label={locale.t('cash-voucher:pickup.timer')} />
      <ValueList>
        <CopyRow label={label} value={pickup.code.replace(/\s/g, '')} display={shown} />
        <AmountRow amount={current.amount} currency={current.currency} isPayout />
        {last.map((row) => (
          <ValueRow key={row.label} {...row} />
        ))}
      </ValueList>
      <Note icon="info">{locale.t('cash-voucher:pickup.secret')}</Note>
      <SlipActions slip={{ title, rows, reference: { label, text: shown }, bars: undefined }} />
      <StepList steps={steps.length > 0 ? steps : ownSteps} />
      <Note icon="check">{locale.t('cash-voucher:pickup.mayClose')}</Note>
    </Page>
  );
});
