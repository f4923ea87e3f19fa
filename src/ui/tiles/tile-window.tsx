import { defaultRangeExtractor, useVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual';
import { memo, useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** What of a long grid is drawn. Lengths in CSS pixels, from the beginning of its first row. */
export interface TileWindow {
  columns: number;
  /** Between two rows. */
  gap: number;
  /** Those near the visible part, and those around the focus wherever it is. */
  rows: readonly Pick<VirtualItem, 'index' | 'start' | 'end'>[];
  /** Of all rows: as measured where they were drawn, else as the first one. */
  height: number;
  /** For the first cell of each drawn row; none where all are drawn. */
  measure: ((cell: Element | null) => void) | undefined;
}

export interface TileWindowWatchProps {
  /** Its first tiles are drawn. */
  grid: RefObject<HTMLElement | null>;
  /** Of tiles. */
  count: number;
  /** Those that are drawn already: they stay as long as the player is at the beginning. */
  firstCount: number;
  /** Before the change is painted. */
  onChange(window: TileWindow): void;
  /** The player gets near the end. Called once for each end that there is, and again when they come back to it. */
  onNearEnd?: (() => void) | undefined;
}

/** Rows drawn beyond the visible ones, so that a fling shows tiles and not gaps. */
const OVERSCAN = 4;
/** Rows between those that are drawn and the end: some two screens of a phone. */
const NEAR_END = 8;

/** Draws nothing: it watches the grid and says which of its tiles to draw. */
function TileWindowWatch({ grid, count, firstCount, onChange, onNearEnd }: TileWindowWatchProps) {
  const { columns, gap, rowHeight } = useLayout(grid);
  const rowCount = columns > 0 ? Math.ceil(count / columns) : 0;
  // What it returns is read in this render and handed on to none that is memoized.
  // oxlint-disable-next-line react-hooks-js/incompatible-library
  const virtualizer = useVirtualizer({
    count: rowCount,
    enabled: columns > 0,
    getScrollElement: () => scrollParent(grid.current),
    // The player may have scrolled the first tiles; without this they would be sent back to the top.
    initialOffset: () => scrollParent(grid.current)?.scrollTop ?? 0,
    estimateSize: () => rowHeight,
    // The library's own measure is in whole pixels: some rows on, the list would have moved by one.
    measureElement: (cell, entry) => entry?.borderBoxSize[0]?.blockSize ?? cell.getBoundingClientRect().height,
    overscan: OVERSCAN,
    rangeExtractor: (range) => {
      const near = rowsNear(range, Math.ceil(firstCount / columns));
      const held = rowsAround(focusedIndex(grid.current), columns, range.count);
      return [...new Set([...near, ...held])].sort((one, other) => one - other);
    },
    gap,
  });
  const { measureElement } = virtualizer;
  const rows = virtualizer.getVirtualItems();
  const height = virtualizer.getTotalSize();
  useLayoutEffect(() => {
    if (rows.length > 0) onChange({ columns, gap, rows, height, measure: measureElement });
  }, [columns, gap, rows, height, measureElement, onChange]);

  const last = rows.at(-1);
  const isNearEnd = last !== undefined && last.index >= rowCount - NEAR_END;
  useEffect(() => {
    if (isNearEnd) onNearEnd?.();
    // Of another length it has another end.
  }, [isNearEnd, count, onNearEnd]);
  return null;
}

/** Or each change that it tells of would have it drawn once more. */
export default memo(TileWindowWatch);

function rowsNear(range: Range, firstRows: number): number[] {
  const near = defaultRangeExtractor(range);
  if (near[0] !== 0) return near;
  return Array.from({ length: Math.min(range.count, Math.max(near.length, firstRows)) }, (_, index) => index);
}

/** Of the tile that has the focus: a tile that left the document would lose it, and Tab begin at the page's top. */
function focusedIndex(list: HTMLElement | null): number | undefined {
  const focused = document.activeElement;
  const place = list?.contains(focused) && focused?.closest('[aria-posinset]')?.getAttribute('aria-posinset');
  return place ? Number(place) - 1 : undefined;
}

/** With its neighbours, to which Tab leads. */
function rowsAround(index: number | undefined, columns: number, rowCount: number): number[] {
  if (index === undefined) return [];
  const row = Math.floor(index / columns);
  return [row - 1, row, row + 1].filter((one) => one >= 0 && one < rowCount);
}

interface GridLayout {
  /** None before it was laid out. */
  columns: number;
  gap: number;
  /** Of the first row. */
  rowHeight: number;
}

/** As the style sheet lays it out for the width that there is. Lengths in CSS pixels. */
function useLayout(grid: RefObject<HTMLElement | null>): GridLayout {
  const [layout, setLayout] = useState<GridLayout>({ columns: 0, gap: 0, rowHeight: 0 });
  useLayoutEffect(() => {
    const list = grid.current;
    if (!list) return;
    const read = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(list);
      const columns = gridTemplateColumns.split(' ').length;
      const gap = Number.parseFloat(rowGap) || 0;
      setLayout((known) => {
        if (known.columns === columns && known.gap === gap) return known;
        return { columns, gap, rowHeight: list.firstElementChild?.getBoundingClientRect().height ?? 0 };
      });
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
