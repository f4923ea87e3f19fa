import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useDesignParts } from '../design/design-parts';

interface WindowedTileGridProps {
  label: string;
  count: number;
  /** There are further tiles, nobody knows how many. */
  hasMore?: boolean;
  /** Unique per tile. */
  idAt(index: number): string;
  tileAt(index: number): ReactNode;
  /** The player gets near the end. Called once for each end that there is, and again when they come back to it. */
  onNearEnd?(): void;
}

/** Height of a row before one has been measured, in CSS pixels. */
const ROW = 140;
/** Rows drawn beyond the visible ones, so that a fling shows tiles and not gaps. */
const OVERSCAN = 4;
/** Rows between those that are drawn and the end: some two screens of a phone. */
const NEAR_END = 8;

/**
 * A long list of tiles: only those near the visible part are in the document. Looks like `TileGrid`; a screen reader is
 * told of the whole list's size. Rows are laid out by the grid itself: what is above and below is padding.
 */
export default function WindowedTileGrid({
  label,
  count,
  hasMore = false,
  idAt,
  tileAt,
  onNearEnd,
}: WindowedTileGridProps) {
  const { tileGrid: styles } = useDesignParts();
  const grid = useRef<HTMLUListElement>(null);
  const { columns, gap } = useLayout(grid);
  // What it returns is read in this render and handed on to none that is memoized.
  // oxlint-disable-next-line react-hooks-js/incompatible-library
  const rows = useVirtualizer({
    count: Math.ceil(count / columns),
    getScrollElement: () => scrollParent(grid.current),
    estimateSize: () => ROW,
    overscan: OVERSCAN,
    gap,
  });
  const shown = rows.getVirtualItems();
  const [first, last] = [shown[0], shown.at(-1)];
  const isNearEnd = last !== undefined && last.index >= Math.ceil(count / columns) - NEAR_END;
  useEffect(() => {
    if (isNearEnd) onNearEnd?.();
    // Of another length it has another end.
  }, [isNearEnd, count, onNearEnd]);
  const cells = shown.flatMap((row) =>
    Array.from({ length: Math.min(columns, count - row.index * columns) }, (_, column) => ({
      index: row.index * columns + column,
      row: column === 0 ? row : undefined,
    })),
  );
  return (
    // Safari drops the list role from lists without markers.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul
      ref={grid}
      className={styles.grid}
      role="list"
      aria-label={label}
      style={{
        paddingBlockStart: first?.start ?? 0,
        paddingBlockEnd: last ? rows.getTotalSize() - last.end : 0,
      }}
    >
      {cells.map(({ index, row }) => (
        <li
          key={idAt(index)}
          className={styles.cell}
          // WAI-ARIA 1.2: -1 where the size is unknown.
          aria-setsize={hasMore ? -1 : count}
          aria-posinset={index + 1}
          // The cells of a row are as tall as the row.
          ref={row && rows.measureElement}
          data-index={row?.index}
        >
          {tileAt(index)}
        </li>
      ))}
    </ul>
  );
}

/** As the style sheet lays it out for the width that there is. */
function useLayout(grid: { readonly current: HTMLElement | null }): { columns: number; gap: number } {
  const [layout, setLayout] = useState({ columns: 2, gap: 0 });
  useLayoutEffect(() => {
    const list = grid.current;
    if (!list) return;
    const read = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(list);
      const columns = gridTemplateColumns.split(' ').length;
      const gap = Number.parseFloat(rowGap) || 0;
      setLayout((known) => (known.columns === columns && known.gap === gap ? known : { columns, gap }));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(list);
    return () => observer.disconnect();
  }, [grid]);
  return layout;
}

/** What scrolls is a part of the page, or the document where there is little height. */
function scrollParent(element: HTMLElement | null): HTMLElement | null {
  for (let at = element?.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.scrollingElement as HTMLElement | null;
}
