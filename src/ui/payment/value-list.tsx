import type { ReactNode } from 'react';
import styles from './value-list.module.css';

/** Groups what belongs to one payment: `ValueRow`s, a `QrCode`, buttons. */
export function ValueList({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
