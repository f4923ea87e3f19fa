import styles from './history.module.css';

/** Placeholder for the first transactions while they load. */
export function HistorySkeleton({ label }: { label: string }) {
  return (
    <div className={styles.list} role="status" aria-label={label}>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className={styles.bone} aria-hidden="true" />
      ))}
    </div>
  );
}
