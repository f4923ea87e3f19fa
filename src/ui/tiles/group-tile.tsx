import { MethodIcon } from './method-icon';
import { Tile, type TileProps } from './tile';
import styles from './group-tile.module.css';

/** Spec 9: tile icons per group. */
const SHOWN_ICONS = 3;

export interface GroupTileProps extends TileProps {
  /** Icons of the methods in their order; the first three are shown. */
  iconUrls: readonly (string | null)[];
  /** How many methods the group has. */
  count: number;
  /** Spoken instead of "+4", e.g. "and 4 more". */
  moreLabel?: string;
  onIconError?(src: string): void;
}

export function GroupTile({ iconUrls, count, moreLabel, onIconError, ...tile }: GroupTileProps) {
  const shown = iconUrls.slice(0, SHOWN_ICONS);
  const rest = count - shown.length;
  const icons = (
    <span className={styles.icons}>
      {shown.map((src, index) => (
        <span key={src ?? index} className={styles.icon}>
          <MethodIcon src={src} size="s" onError={onIconError} />
        </span>
      ))}
      {rest > 0 && (
        <span className={styles.more}>
          <span dir="ltr" aria-hidden={moreLabel !== undefined || undefined}>
            +{rest}
          </span>
          {moreLabel !== undefined && <span className={styles.spoken}>{moreLabel}</span>}
        </span>
      )}
    </span>
  );
  return <Tile {...tile} icon={icons} />;
}
