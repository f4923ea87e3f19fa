import { useMemo } from 'react';
import styles from './qr-code.module.css';
import { qrPath } from './qr-path';

export interface QrCodeProps {
  value: string;
  /** Text alternative, e.g. "QR code for the payment". Show the value itself beside the code, as text to copy. */
  label: string;
}

/**
 * A QR code, dark on a white plate in both themes, because scanners can't read the inverse. Renders nothing if the
 * value is empty or too long.
 */
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
