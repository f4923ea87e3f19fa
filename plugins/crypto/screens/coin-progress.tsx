import { observer } from 'mobx-react-lite';
import { CopyRow } from '@/connected/payment/copy-row';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Note } from '@/ui/views/note';
import { CoinProgressStore } from '../stores/coin-progress-store';
import { coinAmountText } from './coin-amount';
import { Warning } from './warning';

/** Shows what has arrived: a part and what is missing, or the confirmations so far; "waiting" until something has. */
export const CoinProgressNote = observer(function CoinProgressNote({ coin }: { coin: string }) {
  const { partPaid, confirmations } = useInject(CoinProgressStore);
  const locale = useInject(Locale);
  const show = (amount: Parameters<typeof coinAmountText>[0]) => coinAmountText(amount, coin, locale.tag);
  if (partPaid) {
    return (
      <div role="status">
        <Warning title={locale.t('crypto:progress.part.title', { amount: show(partPaid.received) })}>
          {locale.t('crypto:progress.part.text', { amount: show(partPaid.missing) })}
        </Warning>
        <CopyRow
          label={locale.t('crypto:progress.missing')}
          value={partPaid.missing.toFixed()}
          display={show(partPaid.missing)}
        />
      </div>
    );
  }
  return (
    <Note icon="clock" role="status">
      {confirmations
        ? locale.t('crypto:progress.confirmations', { done: confirmations.count, needed: confirmations.needed })
        : locale.t('crypto:address.waiting')}
    </Note>
  );
});
