import type { ReactNode } from 'react';
import styles from './spoken-heading.module.css';

/** The page's heading where the design shows none: screen readers and the focus still need one. */
export function SpokenHeading({ children }: { children: ReactNode }) {
  return (
    <h1 className={styles.heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
