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
  /** Drawn before it is known which tiles are near the visible part, and at the beginning of the list. */
  firstCount: number;
  /** There are further tiles, nobody knows how many. */
  hasMore?: boolean;
  /** Unique per tile. */
  idAt(index: number): string;
  tileAt(index: number): ReactNode;
  /** The player gets near the end. Called once for each end that there is, and again when they come back to it. */
  onNearEnd?(): void;
}

interface Cell {
  index: number;
  /** On the first cell of a row: what measures the row. */
  measure?: TileWindow['measure'];
  /** What rows above it that are not drawn would take, in CSS pixels. */
  skipped?: number;
}

/**
 * A long list of tiles: only those near the visible part are in the document. Looks like `TileGrid`; a screen reader is
 * told of the whole list's size. Rows are laid out by the grid itself: what is above and below is padding. The first tiles
 * do not wait for the code that tells what is near, and stay the same elements when it comes: what the player has scrolled
 * to or holds is not lost.
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
  // False while React takes over what was painted before it: that is taken as it is.
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
            // WAI-ARIA 1.2: -1 where the size is unknown.
            aria-setsize={hasMore ? -1 : count}
            aria-posinset={index + 1}
            // The cells of a row are as tall as the row.
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

/** On a line that loses the code for it the list scrolls more slowly, and is whole. */
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

/** The list may have become shorter since. */
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
