import { SHOWN_ICONS, type GroupTileProps } from '../design/part-props';
import { MethodIcon } from '../tiles/method-icon';
import { Tile } from './tile';
import styles from './group-tile.module.css';

export function GroupTile({ iconUrls, count, moreLabel, onIconError, ...tile }: GroupTileProps) {
  const shown = iconUrls.slice(0, SHOWN_ICONS);
  const rest = count - shown.length;
  const icons = (
    <span className={styles.icons}>
      {shown.map((src, index) => (
        <span key={`${index} ${src}`} className={styles.icon}>
          <MethodIcon src={src} size="s" onError={onIconError} />
        </span>
      ))}
      {rest > 0 && (
        <span className={styles.more}>
          <span dir="ltr" aria-hidden={moreLabel !== undefined || undefined}>
            {`+${rest}`}
          </span>
          {moreLabel !== undefined && <span className="visually-hidden">{moreLabel}</span>}
        </span>
      )}
    </span>
  );
  return <Tile {...tile} icon={icons} />;
}
