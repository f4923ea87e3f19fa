/** The parts of the page that are saved, printed or shared; paper and pictures have no buttons. */
import type { Bars } from '../barcode/bars';

export interface Slip {
  title: string;
  rows: readonly { label: string; value: string }[];
  reference: { label: string; text: string };
  bars: Bars | undefined;
}

/** The slip as a message to a person who pays it: one fact per line. */
export const slipText = ({ title, rows, reference }: Slip): string =>
  [
    title,
    ...[{ label: reference.label, value: reference.text }, ...rows].map((row) => `${row.label}: ${row.value}`),
  ].join('\n');
