/** The details of one transaction that a player can keep. Pure. */
import type { TransactionLine } from '@/contract/transactions';
import type { Locale } from '@/core/locale/locale';
import type { LineView } from './line-view';

export interface Receipt {
  title: string;
  rows: readonly { label: string; value: string }[];
}

/** A receipt for a transaction that has succeeded, otherwise a list of its facts. */
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

/** The receipt as a message: one fact per line. */
export const receiptText = ({ title, rows }: Receipt): string =>
  [title, ...rows.map(({ label, value }) => `${label}: ${value}`)].join('\n');

/** Formats a time in the player's own time zone and names the zone, because a receipt is read elsewhere and later. */
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
