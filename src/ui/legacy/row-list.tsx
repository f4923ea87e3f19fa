import { Children } from 'react';
import type { TileGridProps } from '../design/part-props';
import styles from './row-list.module.css';

/** Rows between lines, from edge to edge of the card; in two columns on a desk. */
export function RowList({ label, children }: TileGridProps) {
  return (
    // Safari drops the list role from lists without markers.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className={styles.grid} role="list" aria-label={label}>
      {Children.map(children, (row) => (
        <li className={styles.cell}>{row}</li>
      ))}
    </ul>
  );
}
