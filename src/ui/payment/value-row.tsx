import type { ReactNode } from 'react';
import styles from './value-row.module.css';

export interface ValueRowProps {
  label: string;
  /** Text, or an image with a text alternative. */
  value: ReactNode;
  /** Beside the value, e.g. a `CopyButton`. */
  action?: ReactNode;
}

/** A value that the player copies into another app. It is never cut off, and one tap selects all of it. */
export function ValueRow({ label, value, action }: ValueRowProps) {
  return (
    <dl className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      {/* A browser's page translation must not change a value that the player copies. */}
      <dd className={styles.value} translate={action === undefined ? undefined : 'no'}>
        <bdi>{value}</bdi>
      </dd>
      {action !== undefined && <dd className={styles.action}>{action}</dd>}
    </dl>
  );
}
