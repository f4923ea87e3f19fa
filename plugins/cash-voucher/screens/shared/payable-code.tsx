import { observer } from 'mobx-react-lite';
import { formatAmount } from '@/cashier/amount/format-amount';
import { AmountRow } from '@/connected/payment/amount-row';
import { CopyRow } from '@/connected/payment/copy-row';
import { CountdownBar } from '@/connected/payment/countdown-bar';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { Page } from '@/ui/layout/page';
import { StepList } from '@/ui/payment/step-list';
import { ValueList } from '@/ui/payment/value-list';
import type { PaymentCode } from '../../reply-data';
import { CodeStore } from '../../stores/code-store';

/** The code to copy, the amount to compare, how long there is, and what to do. */
export const PayableCode = observer(function PayableCode({ code: { code, expiresAt } }: { code: PaymentCode }) {
  const store = useInject(CodeStore);
  const locale = useInject(Locale);
  const { current } = store;
  if (!current) return null;
  return (
    <Page
      title={locale.t('cash-voucher:title', { amount: formatAmount(current.amount, current.currency, locale.tag) })}
      subtitle={locale.t('cash-voucher:waiting')}
      footer={
        <Button isFullWidth onClick={store.showStatus}>
          {locale.t('cash-voucher:status')}
        </Button>
      }
    >
      <CountdownBar expiresAt={expiresAt} label={locale.t('cash-voucher:timer')} />
      <ValueList>
        <CopyRow label={locale.t('cash-voucher:code')} value={code} />
        <AmountRow amount={current.amount} currency={current.currency} />
      </ValueList>
      <StepList
        steps={[
          locale.t('cash-voucher:steps.open'),
          locale.t('cash-voucher:steps.enter'),
          locale.t('cash-voucher:steps.confirm'),
        ]}
      />
    </Page>
  );
});
