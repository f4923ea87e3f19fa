import styles from './address-groups.module.css';

/** The whole address in groups of four, for comparing by eye. The gaps are CSS only, so a copy contains no spaces. */
export function AddressGroups({ address }: { address: string }) {
  const groups = address.match(/.{1,4}/gu) ?? [];
  return (
    <span className={styles.address} dir="ltr">
      {groups.map((group, at) => (
        <span key={`${at} ${group}`} className={styles.group}>
          {group}
        </span>
      ))}
    </span>
  );
}
