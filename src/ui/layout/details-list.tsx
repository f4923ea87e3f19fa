import type { ReactNode } from 'react';
import styles from './details-list.module.css';

export interface Detail {
  label: string;
  value: ReactNode;
  /** Beside the value, e.g. a `CopyButton`. */
  action?: ReactNode;
}

/** What was paid, to whom, under which number. Long values wrap; nothing is cut. */
export function DetailsList({ items }: { items: readonly Detail[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, value, action }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {/* What is copied as it is must also be seen as it is on a page that the browser translates. */}
            <span className={styles.text} translate={action === undefined ? undefined : 'no'}>
              <bdi>{value}</bdi>
            </span>
            {action !== undefined && <span className={styles.action}>{action}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
