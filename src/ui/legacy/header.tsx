import { useState } from 'react';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icons/icon';
import styles from './header.module.css';

interface HeaderProps {
  /** Accessible name that distinguishes this header from that of an embedding page, e.g. "Deposit". */
  label?: string;
  /** Address of the brand's logo. Without one, or if it fails to load, a neutral icon is shown. */
  logoUrl?: string;
  /** The button is shown only with a handler. */
  onBack?(): void;
  backLabel: string;
  onClose?(): void;
  closeLabel: string;
}

/** Shows the logo and no title; the page itself has the heading. */
export function Header({ label, logoUrl, onBack, backLabel, onClose, closeLabel }: HeaderProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const hasLogo = Boolean(logoUrl) && logoUrl !== failedUrl;
  return (
    <header className={styles.header} aria-label={label}>
      <div className={styles.row}>
        <div className={styles.side}>{onBack && <IconButton icon="back" label={backLabel} onClick={onBack} />}</div>
        {hasLogo ? (
          <img className={styles.logo} src={logoUrl} alt="" onError={() => setFailedUrl(logoUrl)} />
        ) : (
          <span className={styles.mark}>
            <Icon name="card" />
          </span>
        )}
        <div className={styles.side}>{onClose && <IconButton icon="close" label={closeLabel} onClick={onClose} />}</div>
      </div>
    </header>
  );
}
