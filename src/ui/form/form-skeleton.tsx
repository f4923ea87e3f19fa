import { Page } from '../layout/page';
import styles from './form-skeleton.module.css';

/**
 * Placeholder for a payment form. Screen readers announce `label` once. Imports no form library, because it shows while
 * that loads.
 */
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
