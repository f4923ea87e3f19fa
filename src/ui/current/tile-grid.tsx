import { Children } from 'react';
import type { TileGridProps } from '../design/part-props';
import styles from './tile-grid.module.css';

/** A list of tiles: two columns on a phone, three on a desk. `label` is its spoken name. */
export function TileGrid({ label, children }: TileGridProps) {
  return (
    // Safari drops the list role from lists without markers.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className={styles.grid} role="list" aria-label={label}>
      {Children.map(children, (tile) => (
        <li className={styles.cell}>{tile}</li>
      ))}
    </ul>
  );
}
