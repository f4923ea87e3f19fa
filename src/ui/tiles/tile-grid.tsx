import type { ReactNode } from 'react';
import { useDesignParts } from '../design/design-parts';
import type { TileGridProps } from '../design/part-props';

/** A list of `TileCell`s, laid out by the design. `label` is its accessible name. */
export function TileGrid({ label, children }: TileGridProps) {
  const { tileGrid } = useDesignParts();
  return (
    // Safari drops the list role from lists without markers.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className={tileGrid.grid} role="list" aria-label={label}>
      {children}
    </ul>
  );
}

export function TileCell({ children }: { children: ReactNode }) {
  const { tileGrid } = useDesignParts();
  return <li className={tileGrid.cell}>{children}</li>;
}
