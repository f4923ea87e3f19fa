import { classNames } from '../class-names';
import type { ListSkeletonProps } from '../design/part-props';
import { TileCell, TileGrid } from '../tiles/tile-grid';
import styles from './row.module.css';

/** Placeholder rows, of the same height as the rows that replace them. */
export function ListSkeleton({ label, count = 8 }: ListSkeletonProps) {
  return (
    <div role="status" aria-label={label}>
      <div aria-hidden="true">
        <TileGrid label={label}>
          {Array.from({ length: count }, (_, index) => (
            <TileCell key={index}>
              <div className={styles.row}>
                <span className={classNames(styles.bone, styles.boneIcon)} />
                <span className={styles.words}>
                  <span className={classNames(styles.bone, styles.boneLabel)} />
                  <span className={classNames(styles.bone, styles.boneLimit)} />
                </span>
              </div>
            </TileCell>
          ))}
        </TileGrid>
      </div>
    </div>
  );
}
