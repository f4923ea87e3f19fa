import type { MethodTileProps } from '../design/part-props';
import { Badge } from '../tiles/badge';
import { MethodIcon } from '../tiles/method-icon';
import { Tile } from './tile';

export function MethodTile({ iconUrl, badge, onIconError, ...tile }: MethodTileProps) {
  return (
    <Tile
      {...tile}
      icon={<MethodIcon src={iconUrl} onError={onIconError} />}
      badge={badge && <Badge badge={badge} />}
    />
  );
}
