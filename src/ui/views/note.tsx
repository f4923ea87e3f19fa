import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon';
import styles from './note.module.css';

interface NoteProps {
  icon?: IconName;
  /** `status` when it comes while the player is on the page, so that it is read out. */
  role?: 'status' | 'alert';
  children: ReactNode;
}

/** A quiet remark beside the form. */
export function Note({ icon = 'info', role, children }: NoteProps) {
  return (
    <p className={styles.note} role={role}>
      <span className={styles.icon}>
        <Icon name={icon} size={1.125} />
      </span>
      <span className={styles.text}>{children}</span>
    </p>
  );
}
