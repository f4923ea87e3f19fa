import type { ReactNode } from 'react';
import styles from './details-list.module.css';

export interface Detail {
  label: string;
  value: ReactNode;
  /** Beside the value, e.g. a `CopyButton`. */
  action?: ReactNode;
}

/** Facts of a payment, such as amount, payee and number. Long values wrap; nothing is cut off. */
export function DetailsList({ items }: { items: readonly Detail[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, value, action }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {/* A browser's page translation must not change a value that the player copies. */}
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
