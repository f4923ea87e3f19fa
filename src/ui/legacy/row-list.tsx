import { Children } from 'react';
import type { TileGridProps } from '../design/part-props';
import styles from './row-list.module.css';

/** Rows divided by lines, as wide as the card; in two columns on a large screen. */
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
