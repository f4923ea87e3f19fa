import { createPortal } from 'react-dom';
import type { Elements } from '../elements';
import styles from './print-sheet.module.css';

interface PrintSheetProps {
  title: string;
  rows: readonly { label: string; value: string }[];
  /** Below the facts. */
  children?: Elements;
}

/** What a printer gets instead of the page: the facts alone, beside the page's own root, where nothing can cut them off. */
export function PrintSheet({ title, rows, children }: PrintSheetProps) {
  const paper = (
    <section className={styles.paper} aria-hidden="true" translate="no">
      <p className={styles.title}>{title}</p>
      <dl className={styles.facts}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
  return createPortal(paper, document.body);
}
