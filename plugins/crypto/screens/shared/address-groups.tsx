import styles from './address-groups.module.css';

/** In full, in groups of four that the eye can compare. The gaps are drawn, not written: copied, it is one word. */
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
