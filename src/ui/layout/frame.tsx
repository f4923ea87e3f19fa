import type { Elements } from '../elements';
import styles from './frame.module.css';

export interface FrameProps {
  header: Elements;
  /** Tells the main part from the one of a page that embeds the widget, e.g. "Deposit". */
  label?: string;
  /** Between header and page, e.g. `OfflineBanner`. */
  banner?: Elements;
  /** Above everything, e.g. `NotificationHost`. */
  notifications?: Elements;
  /** A `Page`. Only this part slides on navigation (kernel/page-slide.ts). */
  children: Elements;
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
