import styles from './address-text.module.css';

/** Characters at either end, which people compare with their wallet. */
const COMPARED = 6;

/** The address as one text without breaks, for copying; its ends are emphasised, because careful payers compare those. */
export function AddressText({ address }: { address: string }) {
  return (
    <span className={styles.address} dir="ltr">
      <b className={styles.end}>{address.slice(0, COMPARED)}</b>
      <span>{address.slice(COMPARED, -COMPARED)}</span>
      <b className={styles.end}>{address.slice(-COMPARED)}</b>
    </span>
  );
}
