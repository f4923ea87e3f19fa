import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useCopy } from '@/connected/payment/use-copy';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import type { PayeeReading } from '../payee/read-payee';
import { PayeeStore } from '../stores/payee-store';

interface CopyAllProps {
  payee: Extract<PayeeReading, { kind: 'payable' }>;
}

/** Copies all values as lines of "label: value", for a note or message. */
export const CopyAll = observer(function CopyAll({ payee }: CopyAllProps) {
  const { page, card } = useInject(PayeeStore);
  const { current } = page;
  const locale = useInject(Locale);
  const [isCopied, setCopied] = useState(false);
  const rows: (readonly [label: string, value: string | undefined])[] = [
    [locale.t('host-to-host:amount'), current && `${current.amount} ${current.currency}`],
    [locale.t('host-to-host:card.number'), payee.card && card.number],
    [locale.t('host-to-host:card.holder'), payee.card?.holder],
    [locale.t('host-to-host:card.bank'), payee.card?.bank],
    ...payee.requisites.map(({ name, label, value }) => [locale.text(label) || name, value] as const),
  ];
  const lines = rows.flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`]));
  const { copy, byHand } = useCopy(lines.join('\n'), locale.t('host-to-host:copyAll'));
  return (
    <>
      {byHand}
      <Button variant="ghost" isFullWidth onClick={() => void copy().then(setCopied)}>
        <span aria-live="polite">
          {isCopied ? locale.t('host-to-host:copiedAll') : locale.t('host-to-host:copyAll')}
        </span>
      </Button>
    </>
  );
});
