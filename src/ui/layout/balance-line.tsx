import styles from './balance-line.module.css';

interface BalanceLineProps {
  label: string;
  /** Undefined while the balance is unknown; a dash then keeps its space. */
  value: string | undefined;
}

/** The player's balance in one line. */
export function BalanceLine({ label, value }: BalanceLineProps) {
  return (
    <p className={styles.line}>
      <span className={styles.label}>{`${label} `}</span>
      {value === undefined ? <span aria-hidden>–</span> : <bdi className={styles.value}>{value}</bdi>}
    </p>
  );
}
