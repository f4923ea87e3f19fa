import { createPortal } from 'react-dom';
import type { Slip } from '../../slip/slip';
import { Barcode } from './barcode';
import styles from './paper.module.css';

/** What a printer gets instead of the page: the slip alone, beside the page's own root, where nothing can cut it off. */
export function Paper({ slip, barcodeLabel }: { slip: Slip; barcodeLabel: string }) {
  const { title, rows, reference, bars } = slip;
  const paper = (
    <section className={styles.paper} aria-hidden="true" translate="no">
      <p className={styles.title}>{title}</p>
      <dl className={styles.facts}>
        {[{ label: reference.label, value: reference.text }, ...rows].map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {bars && <Barcode bars={bars} label={barcodeLabel} />}
    </section>
  );
  return createPortal(paper, document.body);
}
