import { useMemo, useState } from 'react';
import styles from './qr-code.module.css';
import { qrPath, type QrPath } from './qr-path';

export interface QrCodeProps {
  value: string;
  /** Text alternative, e.g. "QR code for the payment". Show the value itself beside the code, as text to copy. */
  label: string;
}

/**
 * A QR code, dark on a white plate in both themes, because scanners can't read the inverse. Renders nothing if the
 * value is empty or too long.
 *
 * An image and not inline SVG: a long press on a phone then offers to save or share it, for bank apps that read codes
 * from the gallery, and extensions that invert a page leave images alone.
 */
export function QrCode({ value, label }: QrCodeProps) {
  const code = useMemo(() => qrPath(value), [value]);
  // A Content-Security-Policy may lack `img-src data:`.
  const [isImageRefused, setImageRefused] = useState(false);
  if (!code) return null;
  return (
    <div className={styles.plate}>
      {isImageRefused ? (
        <svg className={styles.code} viewBox={viewBox(code)} role="img" aria-label={label} shapeRendering="crispEdges">
          <path d={code.path} />
        </svg>
      ) : (
        <img className={styles.code} src={pictureOf(code)} alt={label} onError={() => setImageRefused(true)} />
      )}
    </div>
  );
}

const viewBox = ({ size }: QrPath) => `0 0 ${size} ${size}`;

/** On white, which belongs to the picture: it may be saved. */
function pictureOf(code: QrPath): string {
  const { path, size } = code;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(code)}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
