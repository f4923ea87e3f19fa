import { Badge, type BadgeView } from './badge';
import { MethodIcon } from './method-icon';
import { Tile, type TileProps } from './tile';

export interface MethodTileProps extends TileProps {
  iconUrl?: string | null;
  badge?: BadgeView;
  onIconError?(src: string): void;
}

export function MethodTile({ iconUrl, badge, onIconError, ...tile }: MethodTileProps) {
  return (
    <Tile
      {...tile}
      icon={<MethodIcon src={iconUrl} onError={onIconError} />}
      badge={badge && <Badge badge={badge} />}
    />
  );
}
