import { useMemo, useState } from 'react';
import styles from './qr-code.module.css';
import { qrPath, type QrPath } from './qr-path';

export interface QrCodeProps {
  value: string;
  /** Text alternative, e.g. "QR code for the payment". The value itself belongs beside it, as text to copy. */
  label: string;
}

/**
 * Dark on a white plate in both themes: scanners don't read the inverse. Renders nothing when the value can't be a QR code.
 *
 * An image and not inline SVG, so that a long press on a phone offers to save or share it, for a bank's app that reads codes from
 * the gallery, and so that extensions that invert a page leave it alone, as they do with pictures.
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
