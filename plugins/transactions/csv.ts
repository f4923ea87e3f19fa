/** A table as CSV that spreadsheets can open (RFC 4180). Pure. */
import { exactAmount } from '@/cashier/amount/exact-amount';
import type { TransactionLine } from '@/contract/transactions';
import type { Locale } from '@/core/locale/locale';
import { viewOf } from './line-view';

const BYTE_ORDER_MARK = '\uFEFF';
const NEGATIVE_NUMBER = /^-\d+(\.\d+)?$/;
/**
 * Where a spreadsheet would find the beginning of a formula. A spreadsheet that separates values by semicolons or tabs, as
 * in many languages, takes what follows them, or a line break, for a value of its own.
 */
const FORMULA = /(^|[;\t\r\n])(?=\s*[=+\-@])|^(?=[\t\r])/g;

export const csvOf = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('');

function fieldOf(text: string): string {
  const safe = NEGATIVE_NUMBER.test(text) ? text : text.replace(FORMULA, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const COLUMNS = [
  'number',
  'created',
  'ended',
  'type',
  'method',
  'amount',
  'currency',
  'state',
  'destination',
  'reason',
] as const;

/** The player's transactions as CSV; amounts of outgoing money are negative. */
export function historyCsv(
  lines: readonly TransactionLine[],
  locale: Pick<Locale, 't' | 'text' | 'tag' | 'has'>,
): string {
  return csvOf([
    COLUMNS.map((name) => locale.t(`transactions:fact.${name}`)),
    ...lines.map((line) => rowOf(line, locale)),
  ]);
}

function rowOf(line: TransactionLine, locale: Parameters<typeof historyCsv>[1]): string[] {
  const { title, flow, state, destination, reason } = viewOf(line, locale, { filesUrl: '', apiUrl: '' });
  const amount = exactAmount(line.amount)
    .abs()
    .times(line.flow === 'deposit' ? 1 : -1);
  const times = [line.createdAt, line.endedAt].map((time) => (time ? new Date(time).toISOString() : ''));
  return [line.id, ...times, flow, title, amount.toFixed(), line.currency, state, destination ?? '', reason ?? ''];
}
