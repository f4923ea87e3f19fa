import type { ReactNode } from 'react';
import styles from './offer-bar.module.css';

/**
 * Overlays the end of a scrolling page, so that an offer that arrives late moves nothing. Must be the last child of a
 * `Page`, whose end can be scrolled clear of it. Always mounted, so that screen readers announce its content.
 */
export function OfferBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} role="status">
      {children && <div className={styles.card}>{children}</div>}
    </div>
  );
}
