/** What of the page is kept, printed or passed on: paper and a picture have no buttons. */
import type { Bars } from '../barcode/bars';

export interface Slip {
  title: string;
  rows: readonly { label: string; value: string }[];
  reference: { label: string; text: string };
  bars: Bars | undefined;
}

/** For a message to somebody who pays it: one fact a line. */
export const slipText = ({ title, rows, reference }: Slip): string =>
  [
    title,
    ...[{ label: reference.label, value: reference.text }, ...rows].map((row) => `${row.label}: ${row.value}`),
  ].join('\n');
