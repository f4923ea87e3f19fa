import type { ReactNode } from 'react';
import type { TileGridProps } from '../design/part-props';
import styles from './tile-grid.module.css';

/** The grid itself, for the first list, which knows its design: two columns on a phone, three on a desk. */
export function TileGrid({ label, children }: TileGridProps) {
  return (
    // Safari drops the list role from lists without markers.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className={styles.grid} role="list" aria-label={label}>
      {children}
    </ul>
  );
}

export function TileCell({ children }: { children: ReactNode }) {
  return <li className={styles.cell}>{children}</li>;
}
