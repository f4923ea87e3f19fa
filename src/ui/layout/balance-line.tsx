import styles from './balance-line.module.css';

interface BalanceLineProps {
  label: string;
  /** Undefined while it is not known: its place is kept. */
  value: string | undefined;
}

/** What the player has, in one quiet line. */
export function BalanceLine({ label, value }: BalanceLineProps) {
  return (
    <p className={styles.line}>
      <span className={styles.label}>{`${label} `}</span>
      {value === undefined ? <span aria-hidden>–</span> : <bdi className={styles.value}>{value}</bdi>}
    </p>
  );
}
