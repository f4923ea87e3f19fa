import { useMemo } from 'react';
import { barsPath, widthOf, type Bars } from '../../barcode/bars';
import styles from './barcode.module.css';

interface BarcodeProps {
  bars: Bars;
  /** Text alternative. What it holds belongs beside it, as text to copy. */
  label: string;
}

/** The most that the narrowest bar takes: wider, a short code would be hard to hold in front of a reader. CSS pixels. */
const WIDEST_PX = 2;

/** Black on a white plate in both themes, as wide as there is room: every hundredth of a millimetre helps the reader. */
export function Barcode({ bars, label }: BarcodeProps) {
  const path = useMemo(() => barsPath(bars), [bars]);
  const width = widthOf(bars);
  return (
    <div className={styles.plate}>
      <svg
        className={styles.code}
        style={{ maxWidth: `${(width / bars.narrow) * WIDEST_PX}px` }}
        viewBox={`0 0 ${width} 1`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path d={path} />
      </svg>
    </div>
  );
}
