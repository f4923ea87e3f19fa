import type { ReactNode } from 'react';

interface TileListProps {
  /** Classes of a design's `tileGrid`. */
  styles: CSSModuleClasses;
  /** Accessible name of the list. */
  label: string;
  children: ReactNode;
}

/** A list of tiles with the look of these classes, for the first list, which knows its design; others use `TileGrid`. */
export function TileList({ styles, label, children }: TileListProps) {
  return (
    // Safari drops the list role from lists without markers.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className={styles.grid} role="list" aria-label={label}>
      {children}
    </ul>
  );
}

interface TileListCellProps extends Pick<TileListProps, 'styles' | 'children'> {
  /** Position of the cell in a list that renders only some of its tiles (see windowed-tile-grid.tsx). */
  place?: { index: number; size: number } | undefined;
}

export function TileListCell({ styles, place, children }: TileListCellProps) {
  return (
    <li className={styles.cell} aria-setsize={place?.size} aria-posinset={place && place.index + 1}>
      {children}
    </li>
  );
}
