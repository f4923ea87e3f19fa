import { classNames } from '../class-names';
import type { NoticeView } from './notice';
import styles from './notice.module.css';

/** One line in the colour of its kind. */
export function Toast({ notice }: { notice: NoticeView }) {
  return (
    <div className={classNames(styles.notice, styles.toast, styles[notice.color])}>
      <p className={styles.words}>{notice.content}</p>
    </div>
  );
}
