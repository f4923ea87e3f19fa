import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import type { IconName } from '../icons/icon';
import styles from './header.module.css';

export interface HeaderProps {
  /** Accessible name that distinguishes this header from that of an embedding page, e.g. "Deposit". */
  label?: string;
  /** Title of the page. Leave it out if the page needs the space for a heading of its own. */
  title?: string;
  /** False if the page has a heading of its own, so that the title must not be a second one. */
  isHeading?: boolean;
  /** The button is shown only with a handler. */
  onBack?(): void;
  backLabel: string;
  onClose?(): void;
  closeLabel: string;
  /** Before the buttons at the end, where it moves no title. */
  logo?: ReactNode;
  /** Buttons to other pages. An action that is not ready keeps its space, so that nothing moves when it appears. */
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
        {title !== undefined &&
          (isHeading ? (
            <h1 className={styles.title} tabIndex={-1}>
              {title}
            </h1>
          ) : (
            <p className={styles.title}>{title}</p>
          ))}
        {(onClose || logo !== undefined || actions.length > 0) && (
          <div className={styles.end}>
            {logo !== undefined && <span className={styles.ready}>{logo}</span>}
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
