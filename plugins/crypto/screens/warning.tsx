import type { ReactNode } from 'react';
import { Icon } from '@/ui/icons/icon';
import styles from './warning.module.css';

/** A warning about something that costs the player money when overlooked. */
export function Warning({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.warning}>
      <span className={styles.icon}>
        <Icon name="error" size={1.25} />
      </span>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{children}</p>
      </div>
    </div>
  );
}
