/** What a player keeps of one transaction. Pure. */
import type { TransactionLine } from '@/contract/transactions';
import type { Locale } from '@/core/locale/locale';
import type { LineView } from './line-view';

export interface Receipt {
  title: string;
  rows: readonly { label: string; value: string }[];
}

/** A receipt for one that has ended well, and the facts of any other. */
export function receiptOf(line: TransactionLine, view: LineView, locale: Pick<Locale, 't' | 'tag'>): Receipt {
  const time = (iso: string | null | undefined) => (iso ? zonedTime(iso, locale.tag) : undefined);
  const facts = [
    ['type', view.flow],
    ['amount', view.amount],
    ['method', view.title],
    ['destination', view.destination],
    ['state', view.state],
    ['reason', view.reason],
    ['created', time(line.createdAt)],
    ['ended', time(line.endedAt)],
    ['number', line.id],
  ] as const;
  return {
    title: locale.t(view.isReceipt ? 'transactions:receipt.title' : 'transactions:receipt.facts'),
    rows: facts.flatMap(([name, value]) =>
      value === undefined ? [] : [{ label: locale.t(`transactions:fact.${name}`), value }],
    ),
  };
}

/** For a message: one fact a line. */
export const receiptText = ({ title, rows }: Receipt): string =>
  [title, ...rows.map(({ label, value }) => `${label}: ${value}`)].join('\n');

/** In the player's own zone, which it names: a receipt is read elsewhere and later. */
function zonedTime(iso: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
    numberingSystem: 'latn',
  });
  return format.format(new Date(iso));
}
