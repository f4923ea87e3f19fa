import { useState } from 'react';
import styles from './banner.module.css';

/** A picture of the brand's, which says nothing that the page does not. It takes no place before it has come. */
export function Banner({ src }: { src: string }) {
  const [isThere, setThere] = useState(false);
  return (
    <img
      className={styles.banner}
      src={src}
      alt=""
      hidden={!isThere}
      decoding="async"
      fetchPriority="low"
      onLoad={() => setThere(true)}
      onError={() => setThere(false)}
    />
  );
}
