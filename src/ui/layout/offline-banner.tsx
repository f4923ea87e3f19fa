import { Icon } from '../icons/icon';
import styles from './offline-banner.module.css';

/** Always mounted, so that screen readers announce when the text appears. Takes no space while online. */
export function OfflineBanner({ isOffline, text }: { isOffline: boolean; text: string }) {
  return (
    <div role="status">
      {isOffline && (
        <div className={styles.banner}>
          <Icon name="offline" size={1.25} />
          <p>{text}</p>
        </div>
      )}
    </div>
  );
}
