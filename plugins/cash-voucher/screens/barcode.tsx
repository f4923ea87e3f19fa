import { useMemo } from 'react';
import { CodePicture } from '@/ui/payment/code-picture';
import { barsPath, widthOf, type Bars } from '../barcode/bars';
import { fitBars } from '../barcode/fit-bars';
import styles from './barcode.module.css';
import { useScreenPixels } from './use-screen-pixels';

interface BarcodeProps {
  bars: Bars;
  /** Text alternative. The page shows the encoded text beside the barcode, to be copied. */
  label: string;
}

/** CSS pixels of the narrowest bar at most: a wider barcode would be hard to hold in front of a reader, even for a short code. */
const WIDEST_PX = 2;

/** A barcode on a white plate. */
export function Barcode({ bars, label }: BarcodeProps) {
  const { ref, pixels, ratio } = useScreenPixels<HTMLDivElement>();
  const fitted = useMemo(() => fitBars(bars, pixels, WIDEST_PX * ratio), [bars, pixels, ratio]);
  const path = useMemo(() => barsPath(fitted.bars), [fitted]);
  const total = widthOf(fitted.bars);
  return (
    <div ref={ref} className={styles.plate}>
      <CodePicture
        className={styles.code}
        // Before measuring, and in print, there are no device pixels to fit, so the barcode takes the full width.
        style={pixels > 0 ? { width: `${fitted.width / ratio}px` } : undefined}
        path={path}
        width={total}
        height={1}
        isCrisp={Number.isInteger(fitted.width / total)}
        label={label}
      />
    </div>
  );
}
