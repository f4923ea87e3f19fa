import { PrintSheet } from '@/ui/print/print-sheet';
import type { Slip } from '../slip/slip';
import { Barcode } from './barcode';

/** The slip as it is printed. */
export function Paper({ slip, barcodeLabel }: { slip: Slip; barcodeLabel: string }) {
  const { title, rows, reference, bars } = slip;
  return (
    <PrintSheet title={title} rows={[{ label: reference.label, value: reference.text }, ...rows]}>
      {bars && <Barcode bars={bars} label={barcodeLabel} />}
    </PrintSheet>
  );
}
