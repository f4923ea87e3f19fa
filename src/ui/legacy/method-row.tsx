import type { GroupTileProps, MethodTileProps } from '../design/part-props';
import { SHOWN_ICONS } from '../design/part-props';
import { Badge } from '../tiles/badge';
import { MethodIcon } from '../tiles/method-icon';
import styles from './method-row.module.css';
import { Row } from './row';

export function MethodRow({ iconUrl, badge, onIconError, ...row }: MethodTileProps) {
  return (
    <Row
      {...row}
      icon={<MethodIcon src={iconUrl} size="s" onError={onIconError} />}
      badge={badge && <Badge badge={badge} />}
    />
  );
}

/** The first method's icon stands for the group; small icons after the name show further methods of it. */
export function GroupRow({ iconUrls, count, moreLabel, onIconError, ...row }: GroupTileProps) {
  const [first, ...others] = iconUrls.slice(0, SHOWN_ICONS);
  const rest = count - Math.min(iconUrls.length, SHOWN_ICONS);
  return (
    <Row
      {...row}
      icon={<MethodIcon src={first} size="s" onError={onIconError} />}
      badge={
        <span className={styles.others}>
          {others.map((src, index) => (
            <span key={`${index} ${src}`} className={styles.small}>
              <MethodIcon src={src} size="s" onError={onIconError} />
            </span>
          ))}
          {rest > 0 && (
            <span className={styles.rest}>
              <span dir="ltr" aria-hidden={moreLabel !== undefined || undefined}>
                {`+${rest}`}
              </span>
              {moreLabel !== undefined && <span className="visually-hidden">{moreLabel}</span>}
            </span>
          )}
        </span>
      }
    />
  );
}
