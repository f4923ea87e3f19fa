import { useState } from 'react';
import styles from './banner.module.css';

/**
 * A decorative picture of the brand's, 4:1. Its space is reserved, so that the content below does not move when it
 * loads.
 */
export function Banner({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <img
      className={styles.banner}
      src={src}
      alt=""
      decoding="async"
      fetchPriority="low"
      onError={() => setBroken(true)}
    />
  );
}
