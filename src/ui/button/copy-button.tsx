import { useEffect, useState } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import styles from './copy-button.module.css';

const CONFIRMED_MS = 2000;

export interface CopyButtonProps {
  /** Accessible name, e.g. "Copy address". */
  label: string;
  /** Announced by screen readers after copying, e.g. "Copied". */
  copiedLabel: string;
  /** Copies. Resolve with false if that failed; then nothing is confirmed. */
  onCopy(): Promise<boolean>;
}

export function CopyButton({ label, copiedLabel, onCopy }: CopyButtonProps) {
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const isCopied = copies > 0;
  return (
    <>
      <button
        type="button"
        className={classNames(styles.button, isCopied && styles.copied)}
        aria-label={label}
        onClick={() => void onCopy().then((ok) => ok && setCopies((count) => count + 1))}
      >
        <Icon name={isCopied ? 'check' : 'copy'} size={1.25} />
      </button>
      <span className="visually-hidden" role="status">
        {/* The key makes a second copy a new node, so that screen readers announce it again. */}
        {isCopied && <span key={copies}>{copiedLabel}</span>}
      </span>
    </>
  );
}
