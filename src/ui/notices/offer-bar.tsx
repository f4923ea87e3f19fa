import type { ReactNode } from 'react';
import styles from './offer-bar.module.css';

/**
 * Over the end of a page that scrolls: what comes late stands here, so that nothing moves. The last child of a `Page`. There
 * before its content, so that this is read out; the last of the page can be scrolled clear of it.
 */
export function OfferBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} role="status">
      {children && <div className={styles.card}>{children}</div>}
    </div>
  );
}
