import type { FrameProps } from '../layout/frame';
import styles from './frame.module.css';

/** The whole widget: a coloured header, below it cards on a canvas that scrolls. */
export function Frame({ header, label, banner, notifications, children }: FrameProps) {
  return (
    <div className={styles.frame}>
      {header}
      {banner}
      <div className={styles.notifications}>{notifications}</div>
      <main className={styles.main} aria-label={label}>
        {children}
      </main>
    </div>
  );
}
