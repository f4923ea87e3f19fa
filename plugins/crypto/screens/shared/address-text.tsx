import styles from './address-text.module.css';

/** Letters that people compare with their wallet. */
const COMPARED = 6;

/** One text, unbroken for copying; its ends stand out, because those are what a careful payer compares. */
export function AddressText({ address }: { address: string }) {
  return (
    <span className={styles.address} dir="ltr">
      <b className={styles.end}>{address.slice(0, COMPARED)}</b>
      <span>{address.slice(COMPARED, -COMPARED)}</span>
      <b className={styles.end}>{address.slice(-COMPARED)}</b>
    </span>
  );
}
