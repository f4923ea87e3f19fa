import { useMemo } from 'react';
import { CodePicture } from './code-picture';
import styles from './qr-code.module.css';
import { qrPath } from './qr-path';

export interface QrCodeProps {
  value: string;
  /** Text alternative, e.g. "QR code for the payment". The page shows the value itself beside it, as text to copy. */
  label: string;
}

/** A QR code on a white plate. Renders nothing if the value is empty or too long. */
export function QrCode({ value, label }: QrCodeProps) {
  const code = useMemo(() => qrPath(value), [value]);
  if (!code) return null;
  const { path, size } = code;
  return (
    <div className={styles.plate}>
      <CodePicture className={styles.code} path={path} width={size} height={size} label={label} />
    </div>
  );
}
