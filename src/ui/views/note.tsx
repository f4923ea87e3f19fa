import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon';
import styles from './note.module.css';

interface NoteProps {
  icon?: IconName;
  /** Use `status` if the note may appear while the page is open, so that screen readers announce it. */
  role?: 'status' | 'alert';
  children: ReactNode;
}

/** An unobtrusive remark beside the form; nothing without a text. */
export function Note({ icon = 'info', role, children }: NoteProps) {
  if (children === undefined) return null;
  return (
    <p className={styles.note} role={role}>
      <span className={styles.icon}>
        <Icon name={icon} size={1.125} />
      </span>
      <span className={styles.text}>{children}</span>
    </p>
  );
}
