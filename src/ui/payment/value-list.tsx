import type { ReactNode } from 'react';
import styles from './value-list.module.css';

/** Rows of one payment, close together: `ValueRow`s, a `QrCode`, buttons. */
export function ValueList({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
