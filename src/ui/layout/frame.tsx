import type { ReactNode } from 'react';
import styles from './frame.module.css';

export interface FrameProps {
  header: ReactNode;
  /** Tells the main part from the one of a page that embeds the widget, e.g. "Deposit". */
  label?: string;
  /** Between header and page, e.g. `OfflineBanner`. */
  banner?: ReactNode;
  /** Above everything, e.g. `NotificationHost`. */
  notifications?: ReactNode;
  /** A `Page`. Only this part slides on navigation (kernel/page-slide.ts). */
  children: ReactNode;
}

/** The whole widget: header on top, the page fills the rest of the window. */
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
