import { classNames } from '../class-names';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icons/icon';
import type { NoticeView } from './notice';
import styles from './notice.module.css';

export interface SnackbarProps {
  notice: NoticeView;
  closeLabel: string;
  onClose(): void;
}

/** Title, text and a close button. */
export function Snackbar({ notice, closeLabel, onClose }: SnackbarProps) {
  return (
    <div className={classNames(styles.notice, styles.snackbar, styles[notice.color])}>
      <span className={styles.icon}>
        <Icon name={notice.color === 'danger' || notice.color === 'warning' ? 'error' : 'info'} />
      </span>
      <div className={styles.words}>
        {notice.title !== undefined && <p className={styles.title}>{notice.title}</p>}
        <p>{notice.content}</p>
      </div>
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </div>
  );
}
