import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import { MethodIcon } from '@/ui/tiles/method-icon';
import { useKeptFocus } from '@/ui/use-kept-focus';
import { Note } from '@/ui/views/note';
import type { LineView } from '../line-view';
import styles from './history.module.css';

interface HistoryRowProps {
  view: LineView;
  /** The line's buttons, or an element that renders none. */
  action: ReactNode;
  /** A message about the action. */
  notice?: string | undefined;
  onIconError(src: string): void;
}

/** One transaction. */
export function HistoryRow({ view, action, notice, onIconError }: HistoryRowProps) {
  const row = useKeptFocus<HTMLLIElement>();
  return (
    <li ref={row} className={styles.row} tabIndex={-1}>
      <div className={styles.top}>
        <MethodIcon size="m" src={view.iconUrl} onError={onIconError} />
        <div className={styles.facts}>
          <div className={styles.line}>
            <span className={styles.title}>
              <bdi>{view.title}</bdi>
            </span>
            <bdi className={classNames(styles.amount, view.status === 'mistaked' && styles.void)}>{view.amount}</bdi>
          </div>
          <p className={styles.about}>
            <span>{view.flow}</span>
            {view.destination !== undefined && (
              <>
                <span>{' · '}</span>
                <bdi>{view.destination}</bdi>
              </>
            )}
          </p>
          <time className={styles.about} dateTime={view.time}>
            {view.when}
          </time>
        </div>
      </div>
      <div className={styles.bottom}>
        <div className={styles.words}>
          <span className={classNames(styles.state, styles[view.status])}>{view.state}</span>
          {view.reason !== undefined && (
            <span className={styles.reason}>
              <bdi>{view.reason}</bdi>
            </span>
          )}
        </div>
        <div className={styles.action}>{action}</div>
      </div>
      {notice !== undefined && (
        <Note icon="info" role="status">
          {notice}
        </Note>
      )}
    </li>
  );
}
