import { defaultRangeExtractor, useVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual';
import { memo, useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** The rows of a long grid that are rendered. Lengths in CSS pixels, positions from the start of the first row. */
export interface TileWindow {
  columns: number;
  /** Space between two rows. */
  gap: number;
  /** Rows near the visible part, and those around the focus wherever it is. */
  rows: readonly Pick<VirtualItem, 'index' | 'start' | 'end'>[];
  /** Height of all rows. Rows that were never rendered count as high as the first one. */
  height: number;
  /** Ref for the first cell of each rendered row, which measures the row. Undefined if all rows are rendered. */
  measure: ((cell: Element | null) => void) | undefined;
}

export interface TileWindowWatchProps {
  /** The grid, with its first tiles rendered. */
  grid: RefObject<HTMLElement | null>;
  /** Number of tiles. */
  count: number;
  /** Number of tiles rendered at first. They stay rendered while the player is at the start of the list. */
  firstCount: number;
  /** Called before the browser paints. */
  onChange(window: TileWindow): void;
  /**
   * Called when the player gets near the end: once for each length of the list, and again when the player comes back to
   * it.
   */
  onNearEnd?: (() => void) | undefined;
}

/** Rows rendered beyond the visible ones, so that a fling shows tiles instead of gaps. */
const OVERSCAN = 4;
/**
 * Distance to the end that counts as near: this many rows after the last rendered one, about two screens of a phone.
 */
const NEAR_END = 8;

/** Renders nothing. Watches the grid and reports which of its rows to render. */
function TileWindowWatch({ grid, count, firstCount, onChange, onNearEnd }: TileWindowWatchProps) {
  const { columns, gap, rowHeight } = useLayout(grid);
  const rowCount = columns > 0 ? Math.ceil(count / columns) : 0;
  // Its results are read in this render only and passed to no memoised component.
  // oxlint-disable-next-line react-hooks-js/incompatible-library
  const virtualizer = useVirtualizer({
    count: rowCount,
    enabled: columns > 0,
    getScrollElement: () => scrollParent(grid.current),
    // Start where the player has already scrolled to; the virtualizer would otherwise scroll back to the top.
    initialOffset: () => scrollParent(grid.current)?.scrollTop ?? 0,
    estimateSize: () => rowHeight,
    // The library measures in whole pixels, which after some rows would move the list by a pixel.
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
    // `count`: a list that has become longer has a new end.
  }, [isNearEnd, count, onNearEnd]);
  return null;
}

/** Memoised: otherwise each `onChange` re-renders this component. */
export default memo(TileWindowWatch);

function rowsNear(range: Range, firstRows: number): number[] {
  const near = defaultRangeExtractor(range);
  if (near[0] !== 0) return near;
  return Array.from({ length: Math.min(range.count, Math.max(near.length, firstRows)) }, (_, index) => index);
}

/**
 * Index of the tile with the focus. Its row stays rendered: otherwise the focus would be lost, and Tab would start at
 * the page's top.
 */
function focusedIndex(list: HTMLElement | null): number | undefined {
  const focused = document.activeElement;
  const place = list?.contains(focused) && focused?.closest('[aria-posinset]')?.getAttribute('aria-posinset');
  return place ? Number(place) - 1 : undefined;
}

/** The row of a tile and its neighbours, to which Tab leads. */
function rowsAround(index: number | undefined, columns: number, rowCount: number): number[] {
  if (index === undefined) return [];
  const row = Math.floor(index / columns);
  return [row - 1, row, row + 1].filter((one) => one >= 0 && one < rowCount);
}

interface GridLayout {
  /** Zero before the first layout. */
  columns: number;
  gap: number;
  /** Height of the first row. */
  rowHeight: number;
}

/** The layout that the style sheet gives at the present width. Lengths in CSS pixels. */
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

/** The element that scrolls the grid: a part of the page, or the document if there is little height. */
function scrollParent(element: HTMLElement | null): HTMLElement | null {
  for (let at = element?.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.scrollingElement as HTMLElement | null;
}
