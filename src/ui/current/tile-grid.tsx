import type { ReactNode } from 'react';
import type { TileGridProps } from '../design/part-props';
import styles from './tile-grid.module.css';

/**
 * The current design's grid, used directly by the first list, which knows its design: two columns on a phone, three on
 * a large screen.
 */
export function TileGrid({ label, children }: TileGridProps) {
  return (
    // Safari drops the list role from lists without markers.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className={styles.grid} role="list" aria-label={label}>
      {children}
    </ul>
  );
}

interface TileCellProps {
  children: ReactNode;
  /** Position of the cell in a list that renders only some of its tiles (see windowed-tile-grid.tsx). */
  place?: { index: number; size: number } | undefined;
}

export function TileCell({ children, place }: TileCellProps) {
  return (
    <li className={styles.cell} aria-setsize={place?.size} aria-posinset={place && place.index + 1}>
      {children}
    </li>
  );
}
