import { useState } from 'react';
import styles from './banner.module.css';

/** A picture of the brand's, 4:1, which says nothing that the page does not. Its place is kept: what follows never moves as it comes. */
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
