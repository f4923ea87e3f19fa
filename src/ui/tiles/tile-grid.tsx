import type { ReactNode } from 'react';
import { useDesignParts } from '../design/design-parts';
import { TileList, TileListCell } from './tile-list';

/** A list of `TileCell`s, laid out by the design. `label` is its accessible name. */
export function TileGrid(props: { label: string; children: ReactNode }) {
  return <TileList styles={useDesignParts().tileGrid} {...props} />;
}

export function TileCell({ children }: { children: ReactNode }) {
  return <TileListCell styles={useDesignParts().tileGrid}>{children}</TileListCell>;
}
