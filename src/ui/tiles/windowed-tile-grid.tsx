import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useDesignParts } from '../design/design-parts';

interface WindowedTileGridProps {
  label: string;
  count: number;
  /** Unique per tile. */
  idAt(index: number): string;
  tileAt(index: number): ReactNode;
}

/** Height of a row before one has been measured, in CSS pixels. */
const ROW = 140;
/** Rows drawn beyond the visible ones, so that a fling shows tiles and not gaps. */
const OVERSCAN = 4;

/**
 * A long list of tiles: only those near the visible part are in the document. Looks like `TileGrid`; a screen reader is
 * told of the whole list's size. Rows are laid out by the grid itself: what is above and below is padding.
 */
export default function WindowedTileGrid({ label, count, idAt, tileAt }: WindowedTileGridProps) {
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
          aria-setsize={count}
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
