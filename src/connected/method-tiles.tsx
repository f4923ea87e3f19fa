import { observer } from 'mobx-react-lite';
import { formatAmount } from '../cashier/amount/format-amount';
import { iconUrl } from '../cashier/methods/icon-url';
import { ListStore } from '../cashier/methods/list-store';
import { MethodsStore } from '../cashier/methods/methods-store';
import type { MethodTile as MethodTileFacts, Tile } from '../cashier/methods/tiles';
import { UserStore } from '../cashier/user/user-store';
import { AppError } from '../core/errors/app-error';
import { Locale } from '../core/locale/locale';
import { Monitoring } from '../core/monitoring/monitoring';
import { Settings } from '../core/settings/settings';
import { useInject } from '../kernel/react';
import { RouterStore } from '../kernel/router-store';
import { GroupTile } from '../ui/tiles/group-tile';
import { MethodTile } from '../ui/tiles/method-tile';
import { TileGrid } from '../ui/tiles/tile-grid';
import type { BadgeView } from '../ui/tiles/badge';
import { BrandBadge } from '../cashier/methods/brand-badge';

/** The tiles of a list, in the order of their positions. */
export const MethodTiles = observer(function MethodTiles({ tiles, label }: { tiles: readonly Tile[]; label: string }) {
  const list = useInject(ListStore);
  const methods = useInject(MethodsStore);
  const locale = useInject(Locale);
  const settings = useInject(Settings);
  const monitoring = useInject(Monitoring);
  const router = useInject(RouterStore);
  const { currency } = useInject(UserStore);
  const badgeOf = useBadge();

  const url = (iconId: string | undefined) => (iconId === undefined ? null : iconUrl(iconId, settings));
  const shared = (tile: Tile) => ({
    label: tile.label,
    limitText:
      tile.maxAmount === undefined
        ? undefined
        : locale.t('list.upTo', { amount: formatAmount(tile.maxAmount, currency, locale.tag) }),
    isLoading: router.pending !== undefined && isChosen(tile, methods),
    onSelect: () => void list.chooseTile(tile),
    onIconError: (src: string) => monitoring.error(new AppError('unable to fetch icon', { url: src })),
  });

  return (
    <TileGrid label={label}>
      {tiles.map((tile) =>
        tile.kind === 'group' ? (
          <GroupTile
            key={`group ${tile.name}`}
            {...shared(tile)}
            iconUrls={tile.icons.map((icon) => url(icon.iconId))}
            count={tile.icons.length + tile.remaining}
            moreLabel={locale.t('list.more', { count: tile.remaining })}
          />
        ) : (
          <MethodTile
            key={`method ${tile.name}`}
            {...shared(tile)}
            iconUrl={url(tile.icons[0]?.iconId)}
            badge={badgeOf(tile)}
          />
        ),
      )}
    </TileGrid>
  );
});

function isChosen(tile: Tile, { currentGroup, currentMethod }: MethodsStore): boolean {
  return tile.name === (tile.kind === 'group' ? currentGroup?.name : currentMethod?.name);
}

function useBadge(): (tile: MethodTileFacts) => BadgeView | undefined {
  const locale = useInject(Locale);
  const brand = useInject(BrandBadge);
  return ({ badge }) => {
    if (!badge) return undefined;
    const label = locale.t(`badge.${badge}`);
    if (badge !== 'brand') return { kind: badge, label };
    void brand.load();
    return brand.imageUrl ? { kind: 'brand', label, imageUrl: brand.imageUrl } : undefined;
  };
}
