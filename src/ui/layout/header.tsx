import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import styles from './header.module.css';

export interface HeaderProps {
  /** Tells the header from the one of a page that embeds the widget, e.g. "Deposit". */
  label?: string;
  /** What the page is about; leave it out where the page needs the room for its own words. */
  title?: string;
  /** False: the page has a heading of its own, and the title is no second one. */
  isHeading?: boolean;
  /** With a handler the button is there. */
  onBack?(): void;
  backLabel: string;
  onClose?(): void;
  closeLabel: string;
  logo?: ReactNode;
}

export function Header({ label, title, isHeading = true, onBack, backLabel, onClose, closeLabel, logo }: HeaderProps) {
  return (
    <header className={styles.header} aria-label={label}>
      <div className={styles.row}>
        {onBack && <IconButton icon="back" label={backLabel} onClick={onBack} />}
        {logo !== undefined && <div className={styles.logo}>{logo}</div>}
        {title !== undefined &&
          (isHeading ? (
            <h1 className={styles.title} tabIndex={-1}>
              {title}
            </h1>
          ) : (
            <p className={styles.title}>{title}</p>
          ))}
        {onClose && (
          <div className={styles.close}>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
        )}
      </div>
    </header>
  );
}
