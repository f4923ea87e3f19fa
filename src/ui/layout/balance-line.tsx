import styles from './balance-line.module.css';

/** What the player has, in one quiet line. */
export function BalanceLine({ label, value }: { label: string; value: string }) {
  return (
    <p className={styles.line}>
      <span className={styles.label}>{`${label} `}</span>
      <bdi className={styles.value}>{value}</bdi>
    </p>
  );
}
