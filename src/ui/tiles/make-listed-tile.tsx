import type { ComponentType } from 'react';
import type { DesignParts } from '../design/design-parts';
import type { BadgeView } from './badge';

interface Facts {
  /** Unique within the list. */
  id: string;
  label: string;
  /** "up to {max amount}", already formatted. */
  limitText: string | undefined;
  /** Shown when the method works, but not as usual, e.g. "Slow right now". */
  stateText?: string | undefined;
  /** True if the method can't be chosen at present. */
  isUnavailable?: boolean;
}

/** Data of one tile, formatted and in the player's language. */
export type TileView =
  | (Facts & { kind: 'method'; iconUrl: string | null; badge: BadgeView | undefined })
  | (Facts & { kind: 'group'; iconUrls: readonly (string | null)[]; count: number; moreLabel: string });

export interface ListedTileProps {
  view: TileView;
  isLoading?: boolean;
  onSelect(): void;
  onPointerDown?(): void;
  onPointerCancel?(): void;
  onIconError?(src: string): void;
}

/** Creates the component for a list's entries, which renders a design's group tile or method tile. */
export function makeListedTile(parts: Pick<DesignParts, 'GroupTile' | 'MethodTile'>): ComponentType<ListedTileProps> {
  const { GroupTile, MethodTile } = parts;
  return function ListedTile({ view, ...rest }) {
    const { label, limitText, stateText, isUnavailable } = view;
    const shared = { label, limitText, stateText, isUnavailable, ...rest };
    return view.kind === 'group' ? (
      <GroupTile {...shared} iconUrls={view.iconUrls} count={view.count} moreLabel={view.moreLabel} />
    ) : (
      <MethodTile {...shared} iconUrl={view.iconUrl} badge={view.badge} />
    );
  };
}
