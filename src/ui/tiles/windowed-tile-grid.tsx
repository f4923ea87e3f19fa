import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useDesignParts } from '../design/design-parts';
import type { TileWindow, TileWindowWatchProps } from './tile-window';

const TileWindowWatch = lazy<ComponentType<TileWindowWatchProps>>(() =>
  import('./tile-window').catch(() => ({ default: AllTiles })),
);

interface WindowedTileGridProps {
  label: string;
  count: number;
  /** Number of tiles to render before the visible rows are known, and at the start of the list. */
  firstCount: number;
  /** There are further tiles, but their number is unknown. */
  hasMore?: boolean;
  /** Unique per tile. */
  idAt(index: number): string;
  tileAt(index: number): ReactNode;
  /**
   * Called when the player gets near the end: once for each length of the list, and again when the player comes back to
   * it.
   */
  onNearEnd?(): void;
}

interface Cell {
  index: number;
  /** Set on the first cell of a row: measures the row. */
  measure?: TileWindow['measure'];
  /** Height of the rows above that are not rendered, in CSS pixels. */
  skipped?: number;
}

/**
 * A long list of tiles that renders only those near the visible part. Looks like `TileGrid`; screen readers get the
 * size of the whole list. The grid itself lays out the rows; padding stands for the rows above and below. The first
 * tiles render before the code has loaded that finds the visible rows, and they stay the same elements afterwards, so
 * that scroll position and focus are kept.
 */
export function WindowedTileGrid({
  label,
  count,
  firstCount,
  hasMore = false,
  idAt,
  tileAt,
  onNearEnd,
}: WindowedTileGridProps) {
  const { tileGrid: styles } = useDesignParts();
  const grid = useRef<HTMLUListElement>(null);
  const [near, setNear] = useState<TileWindow>();
  // False while React hydrates, so that the first render equals what is on the page.
  const isWatched = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const cells = near ? cellsOf(near, count) : firstCells(Math.min(firstCount, count));
  return (
    <>
      {/* Safari drops the list role from lists without markers. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul ref={grid} className={styles.grid} role="list" aria-label={label} style={near && paddingOf(near)}>
        {cells.map(({ index, measure, skipped }) => (
          <li
            key={idAt(index)}
            className={styles.cell}
            // The size is unknown: -1 (WAI-ARIA 1.2).
            aria-setsize={hasMore ? -1 : count}
            aria-posinset={index + 1}
            // A row's cells all have the row's height.
            ref={measure}
            data-index={near && measure && index / near.columns}
            style={skipped ? { marginBlockStart: skipped } : undefined}
          >
            {tileAt(index)}
          </li>
        ))}
      </ul>
      {isWatched && (
        <Suspense fallback={null}>
          <TileWindowWatch {...{ grid, count, firstCount, onNearEnd }} onChange={setNear} />
        </Suspense>
      )}
    </>
  );
}

/** Replaces the watch if its code fails to load: the list is complete, but scrolls more slowly. */
function AllTiles({ count, onChange, onNearEnd }: TileWindowWatchProps) {
  useLayoutEffect(() => {
    const rows = Array.from({ length: count }, (_, index) => ({ index, start: 0, end: 0 }));
    onChange({ columns: 1, gap: 0, rows, height: 0, measure: undefined });
  }, [count, onChange]);
  useEffect(() => {
    onNearEnd?.();
  }, [count, onNearEnd]);
  return null;
}

const neverChanges = () => () => undefined;

const firstCells = (length: number) => Array.from({ length }, (_, index): Cell => ({ index }));

/** Limited to `count`, because the list may have become shorter since the window was computed. */
const cellsOf = ({ rows, columns, gap, measure }: TileWindow, count: number) =>
  rows.flatMap((row, place) =>
    Array.from({ length: Math.min(columns, count - row.index * columns) }, (_, column): Cell => ({
      index: row.index * columns + column,
      measure: column === 0 ? measure : undefined,
      skipped: row.start - (rows[place - 1]?.end ?? row.start - gap) - gap,
    })),
  );

const paddingOf = ({ rows, height }: TileWindow) => ({
  paddingBlockStart: rows[0]?.start ?? 0,
  paddingBlockEnd: height - (rows.at(-1)?.end ?? height),
});
