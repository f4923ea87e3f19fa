import { useState } from 'react';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icons/icon';
import styles from './header.module.css';

interface HeaderProps {
  /** Tells the header from the one of a page that embeds the widget, e.g. "Deposit". */
  label?: string;
  /** Address of the brand's logo; without one, or when it can't be had, a neutral mark stands there. */
  logoUrl?: string;
  /** With a handler the button is there. */
  onBack?(): void;
  backLabel: string;
  onClose?(): void;
  closeLabel: string;
}

/** The logo in the middle, no title: which page it is the page itself says. */
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
