import { observer } from 'mobx-react-lite';
import { formatAmount } from '@/cashier/amount/format-amount';
import { CopyRow } from '@/connected/payment/copy-row';
import { CountdownBar } from '@/connected/payment/countdown-bar';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Page } from '@/ui/layout/page';
import { StepList } from '@/ui/payment/step-list';
import { Note } from '@/ui/views/note';
import type { PayeeReading } from '../payee/read-payee';
import { shownValue } from '../payee/shown-value';
import { PayeeStore } from '../stores/payee-store';
import { CopyAll } from './copy-all';
import { PaidButton } from './paid-button';
import { PayeeCardRows } from './payee-card-rows';
import styles from './payee-details.module.css';

interface PayeeDetailsProps {
  payee: Extract<PayeeReading, { kind: 'payable' }>;
}

/** All values that the player transfers into the bank's app, each with a copy button. */
export const PayeeDetails = observer(function PayeeDetails({ payee }: PayeeDetailsProps) {
  const { current } = useInject(PayeeStore).page;
  const locale = useInject(Locale);
  if (!current) return null;
  const { amount, currency } = current;
  const shown = formatAmount(amount, currency, locale.tag);
  return (
    <Page
      title={locale.t('host-to-host:title', { amount: shown })}
      subtitle={locale.t('host-to-host:waiting')}
      footer={<PaidButton label={locale.t('host-to-host:paid')} />}
    >
      <CountdownBar expiresAt={payee.expiresAt} label={locale.t('host-to-host:timer')} />
      <div className={styles.rows}>
        <CopyRow label={locale.t('host-to-host:amount')} value={String(amount)} display={shown} />
        {payee.card && <PayeeCardRows card={payee.card} />}
        {payee.requisites.map((row, index) => (
          <CopyRow
            key={`${index} ${row.name}`}
            label={locale.text(row.label) || row.name}
            value={row.value}
            display={shownValue(row)}
          />
        ))}
      </div>
      <CopyAll payee={payee} />
      <StepList
        steps={[
          locale.t('host-to-host:steps.open'),
          locale.t(payee.card ? 'host-to-host:steps.card' : 'host-to-host:steps.account', { amount: shown }),
          locale.t('host-to-host:steps.confirm', { paid: locale.t('host-to-host:paid') }),
        ]}
      />
      <Note>{locale.t('host-to-host:once')}</Note>
    </Page>
  );
});
