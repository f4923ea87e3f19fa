import { classNames } from '../class-names';
import type { ListSkeletonProps } from '../design/part-props';
import grid from './tile-grid.module.css';
import styles from './tile.module.css';

/** Placeholder with the tile's own box, so that nothing moves when the tile replaces it. */
export function TileSkeleton() {
  return (
    <div className={classNames(styles.tile, styles.skeleton)}>
      <span className={styles.top}>
        <span className={classNames(styles.bone, styles.boneIcon)} />
      </span>
      <span className={styles.label}>
        <span className={classNames(styles.bone, styles.boneLabel)} />
      </span>
      <span className={styles.limit}>
        <span className={classNames(styles.bone, styles.boneLimit)} />
      </span>
    </div>
  );
}

/** Screen readers announce `label` once, e.g. "Loading payment methods". */
export function ListSkeleton({ label, count = 8 }: ListSkeletonProps) {
  return (
    <div role="status" aria-label={label}>
      <div className={grid.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <TileSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
