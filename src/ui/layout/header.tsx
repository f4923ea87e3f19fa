import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import type { IconName } from '../icons/icon';
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
  /** Pages beside the one that is shown. One that is not ready keeps its place, so that nothing moves when it comes. */
  actions?: readonly HeaderAction[];
}

export interface HeaderAction {
  icon: IconName;
  label: string;
  isReady: boolean;
  onSelect(): void;
}

export function Header(props: HeaderProps) {
  const { label, title, isHeading = true, onBack, backLabel, onClose, closeLabel, logo, actions = [] } = props;
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
        {(onClose || actions.length > 0) && (
          <div className={styles.end}>
            {actions.map(({ icon, label: name, isReady, onSelect }) => (
              <span key={icon} className={isReady ? styles.ready : styles.kept}>
                <IconButton icon={icon} label={name} onClick={onSelect} />
              </span>
            ))}
            {onClose && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
          </div>
        )}
      </div>
    </header>
  );
}
