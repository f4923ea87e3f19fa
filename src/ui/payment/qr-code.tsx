import { useMemo } from 'react';
import styles from './qr-code.module.css';
import { qrPath } from './qr-path';

export interface QrCodeProps {
  value: string;
  /** Text alternative, e.g. "QR code for the payment". The value itself belongs beside it, as text to copy. */
  label: string;
}

/** Dark on a white plate in both themes: scanners don't read the inverse. Nothing when the value can't be a QR code. */
export function QrCode({ value, label }: QrCodeProps) {
  const code = useMemo(() => qrPath(value), [value]);
  if (!code) return null;
  return (
    <div className={styles.plate}>
      <svg
        className={styles.code}
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={code.path} />
      </svg>
    </div>
  );
}
