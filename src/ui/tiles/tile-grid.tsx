import type { ReactNode } from 'react';
import styles from './tile-grid.module.css';

/** A list of `TileCell`s: two columns on a phone, three on a desk. `label` is its spoken name. */
export function TileGrid({ label, children }: { label: string; children: ReactNode }) {
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
