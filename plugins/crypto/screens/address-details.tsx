import { observer } from 'mobx-react-lite';
import { formatAmount } from '@/cashier/amount/format-amount';
import { typable } from '@/cashier/amount/limits';
import type { Transaction } from '@/cashier/attempt/current-transaction';
import { shownTime } from '@/cashier/standing/shown-time';
import { Locale } from '@/core/locale/locale';
import { ServerClock } from '@/core/time/server-clock';
import { useInject } from '@/kernel/react';
import { DetailsList, type Detail } from '@/ui/layout/details-list';
import { CoinProgressStore } from '../stores/coin-progress-store';
import type { PayableInvoice } from '../stores/read-invoice';
import { rateAt } from '../stores/rate-at';
import { rateText } from './rate-text';

interface AddressDetailsProps {
  invoice: Pick<PayableInvoice, 'minAmount' | 'contract'>;
  names: { coin: string; network: string };
  transaction: Transaction;
}

/** The deposit in the player's currency, the rate while it holds, the least that is credited, and the token's contract. */
export const AddressDetails = observer(function AddressDetails({ invoice, names, transaction }: AddressDetailsProps) {
  const locale = useInject(Locale);
  const holds = rateAt(useInject(CoinProgressStore).progress, useInject(ServerClock).now());
  const { minAmount, contract } = invoice;
  const { coin } = names;
  const { currency } = transaction;
  const money = (value: number) => formatAmount(value, currency, locale.tag);
  const items: Detail[] = [{ label: locale.t('crypto:address.deposit'), value: money(transaction.amount) }];
  if (holds) {
    const until = holds.until && locale.t('list.until', { time: shownTime(holds.until, locale.tag) });
    const value = [rateText(holds.rate, currency, locale.tag), until].filter(Boolean).join(', ');
    items.push({ label: locale.t('crypto:progress.rate', { coin }), value });
  }
  if (minAmount !== undefined)
    items.push({ label: locale.t('crypto:address.minimum'), value: money(typable(minAmount, currency, 1)) });
  // To compare with the wallet's, not to be copied in place of the address.
  if (contract !== undefined) items.push({ label: locale.t('crypto:address.contract', names), value: contract });
  return <DetailsList items={items} />;
});
