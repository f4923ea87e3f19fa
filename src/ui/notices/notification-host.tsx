import { Snackbar } from './snackbar';
import { Toast } from './toast';
import type { NoticeView } from './notice';
import styles from './notification-host.module.css';

export interface NotificationHostProps {
  notices: readonly NoticeView[];
  closeLabel: string;
  onClose(id: string): void;
  /** Called when the pointer or the focus enters a notice: its time must stop until `onResume`. */
  onPause?(id: string): void;
  onResume?(id: string): void;
}

/**
 * Both live regions are always mounted, because screen readers do not announce a region that is added with its text.
 * Notices in `danger` interrupt; the others wait their turn. Each notice is keyed by its id, so that the same text
 * twice is two nodes and is announced twice.
 */
export function NotificationHost({ notices, closeLabel, onClose, onPause, onResume }: NotificationHostProps) {
  const item = (notice: NoticeView) => (
    <div
      key={notice.id}
      className={styles.item}
      onPointerEnter={() => onPause?.(notice.id)}
      // Resume only when neither the pointer nor the focus is on the notice.
      onPointerLeave={({ currentTarget }) => currentTarget.contains(document.activeElement) || onResume?.(notice.id)}
      onFocus={() => onPause?.(notice.id)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) onResume?.(notice.id);
      }}
    >
      {notice.kind === 'snackbar' ? (
        <Snackbar notice={notice} closeLabel={closeLabel} onClose={() => onClose(notice.id)} />
      ) : (
        <Toast notice={notice} />
      )}
    </div>
  );
  return (
    <div className={styles.host} data-notices="">
      <div className={styles.region} role="alert">
        {notices.filter(({ color }) => color === 'danger').map(item)}
      </div>
      <div className={styles.region} role="status">
        {notices.filter(({ color }) => color !== 'danger').map(item)}
      </div>
    </div>
  );
}
