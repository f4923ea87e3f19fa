import type { Elements } from '../elements';
import { classNames } from '../class-names';
import type { TileProps } from '../design/part-props';
import { Spinner } from '../icons/spinner';
import styles from './tile.module.css';

/** The common part of method and group tiles: one button, named by its label, limit and badge. */
export function Tile({
  icon,
  badge,
  label,
  limitText,
  isActive = false,
  isLoading = false,
  stateText,
  isUnavailable = false,
  onSelect,
  ...onPointer
}: TileProps & { icon: Elements; badge?: Elements }) {
  const isInert = isActive || isLoading || isUnavailable;
  return (
    <button
      type="button"
      className={classNames(styles.tile, isActive && styles.active, isUnavailable && styles.unavailable)}
      aria-current={isActive || undefined}
      aria-busy={isLoading || undefined}
      aria-disabled={isInert || undefined}
      {...onPointer}
      onClick={() => {
        if (!isInert) onSelect();
      }}
    >
      <span className={styles.top}>
        {icon}
        {isLoading ? <Spinner /> : badge}
      </span>
      <span className={styles.label}>{label}</span>
      <span className={styles.limit}>{limitText}</span>
      {stateText !== undefined && <span className={styles.state}>{stateText}</span>}
    </button>
  );
}
