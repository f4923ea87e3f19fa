import type { Elements } from '../elements';
import styles from './frame.module.css';

export interface FrameProps {
  header: Elements;
  /** Accessible name that distinguishes this `main` from that of an embedding page, e.g. "Deposit". */
  label?: string;
  /** Between header and page, e.g. `OfflineBanner`. */
  banner?: Elements;
  /** Overlays everything else, e.g. `NotificationHost`. */
  notifications?: Elements;
  /** A `Page`. Only this part slides on navigation (kernel/page-slide.ts). */
  children: Elements;
}

/** The whole widget: the header on top, the page in the rest of the window, on the canvas of a design that has one. */
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
