import { Snackbar } from './snackbar';
import { Toast } from './toast';
import type { NoticeView } from './notice';
import styles from './notification-host.module.css';

export interface NotificationHostProps {
  notices: readonly NoticeView[];
  closeLabel: string;
  onClose(id: string): void;
  /** The pointer or the focus is on the notice: its time must stand still until `onResume`. */
  onPause?(id: string): void;
  onResume?(id: string): void;
}

/**
 * Both live regions are always there, since a region that comes with its text is not read out. Danger interrupts,
 * the rest waits its turn. Each notice is keyed by id: the same text twice is two nodes and is read out twice.
 */
export function NotificationHost({ notices, closeLabel, onClose, onPause, onResume }: NotificationHostProps) {
  const item = (notice: NoticeView) => (
    <div
      key={notice.id}
      className={styles.item}
      onPointerEnter={() => onPause?.(notice.id)}
      // Its time goes on when neither is on it any more.
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
