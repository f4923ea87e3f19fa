import type { ReactNode } from 'react';
import styles from './value-row.module.css';

export interface ValueRowProps {
  label: string;
  /** Text, or a picture with a text alternative. */
  value: ReactNode;
  /** Beside the value, e.g. a `CopyButton`. */
  action?: ReactNode;
}

/** One thing that the player carries over into another app. It is all there, however long, and selected by one tap. */
export function ValueRow({ label, value, action }: ValueRowProps) {
  return (
    <dl className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      {/* What is copied as it is must also be seen as it is on a page that the browser translates. */}
      <dd className={styles.value} translate={action === undefined ? undefined : 'no'}>
        <bdi>{value}</bdi>
      </dd>
      {action !== undefined && <dd className={styles.action}>{action}</dd>}
    </dl>
  );
}
