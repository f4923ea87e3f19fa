import { createPortal } from 'react-dom';
import type { Elements } from '../elements';
import styles from './print-sheet.module.css';

interface PrintSheetProps {
  title: string;
  rows: readonly { label: string; value: string }[];
  /** Rendered below the facts. */
  children?: Elements;
}

/**
 * Printed instead of the page: the facts alone. Rendered beside the page's own root, where no container can cut them
 * off.
 */
export function PrintSheet({ title, rows, children }: PrintSheetProps) {
  const paper = (
    <section className={styles.paper} aria-hidden="true" translate="no">
      <p className={styles.title}>{title}</p>
      <dl className={styles.facts}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
  return createPortal(paper, document.body);
}
