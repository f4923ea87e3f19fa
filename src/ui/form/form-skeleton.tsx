import { Page } from '../layout/page';
import styles from './form-skeleton.module.css';

/** Where a payment form will be. `label` is spoken once. Imports no form library: it shows while that one loads. */
export function FormSkeleton({ label, fieldCount = 2 }: { label: string; fieldCount?: number }) {
  return (
    <Page footer={<div className={styles.button} />}>
      <div className={styles.form} role="status" aria-label={label}>
        <div className={styles.heading} />
        <div>
          <div className={styles.label} />
          <div className={styles.amount} />
          <div className={styles.message} />
          <div className={styles.chips} />
        </div>
        <div className={styles.fields}>
          {Array.from({ length: fieldCount }, (_, index) => (
            <div key={index}>
              <div className={styles.label} />
              <div className={styles.field} />
              <div className={styles.message} />
            </div>
          ))}
        </div>
      </div>
    </Page>
  );
}
