import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BrandBadge } from '../../cashier/methods/brand-badge';
import { MethodsStore } from '../../cashier/methods/methods-store';
import { isTileOf, MOST_TILES, tileId, type Tile } from '../../cashier/methods/tiles';
import { UserStore } from '../../cashier/user/user-store';
import { Locale } from '../../core/locale/locale';
import { Settings } from '../../core/settings/settings';
import { useInject } from '../../kernel/react';
import { useOwn } from '../../kernel/router/use-own';
import { RouterStore } from '../../kernel/router/router-store';
import { ListedTile } from '../../ui/tiles/listed-tile';
import { TileCell, TileGrid } from '../../ui/tiles/tile-grid';
import { WindowedTileGrid } from '../../ui/tiles/windowed-tile-grid';
import { PressedTile } from './pressed-tile';
import { tileView } from './tile-view';
import { useIconError } from '../use-icon-error';

interface MethodTilesProps {
  tiles: readonly Tile[];
  label: string;
  /** Loads the tiles after these; absent when there are no more. */
  onNearEnd?(): void;
}

/** The tiles of a list, in the order of their positions. */
export const MethodTiles = observer(function MethodTiles({ tiles, label, onNearEnd }: MethodTilesProps) {
  const pressed = useOwn(PressedTile);
  const methods = useInject(MethodsStore);
  const locale = useInject(Locale);
  const settings = useInject(Settings);
  const onIconError = useIconError();
  const router = useInject(RouterStore);
  const { currency } = useInject(UserStore);
  const brand = useInject(BrandBadge);
  const words = { locale, currency, settings, brandImageUrl: brand.imageUrl };
  const hasBrand = tiles.some((tile) => tile.kind === 'method' && tile.badge === 'brand');
  useEffect(() => {
    if (hasBrand) void brand.load();
  }, [hasBrand, brand]);

  const isShort = tiles.length <= MOST_TILES;
  useEffect(() => {
    if (isShort) onNearEnd?.();
  }, [isShort, tiles.length, onNearEnd]);

  const tileAt = (index: number) => {
    const tile = tiles[index]!;
    return (
      <ListedTile
        view={tileView(tile, words)}
        isLoading={router.pending !== undefined && isChosen(tile, methods)}
        onPointerDown={() => pressed.press(tile)}
        onPointerCancel={() => pressed.release()}
        onSelect={() => void pressed.choose(tile)}
        onIconError={onIconError}
      />
    );
  };
  const idAt = (index: number) => tileId(tiles[index]!);
  if (isShort) {
    return (
      <TileGrid label={label}>
        {tiles.map((_, index) => (
          <TileCell key={idAt(index)}>{tileAt(index)}</TileCell>
        ))}
      </TileGrid>
    );
  }
  return (
    <WindowedTileGrid
      label={label}
      count={tiles.length}
      firstCount={MOST_TILES}
      hasMore={onNearEnd !== undefined}
      idAt={idAt}
      tileAt={tileAt}
      onNearEnd={onNearEnd}
    />
  );
});

function isChosen(tile: Tile, { currentGroup, currentMethod }: MethodsStore): boolean {
  if (tile.kind === 'group') return tile.name === currentGroup?.name;
  return currentMethod !== undefined && isTileOf(tile, currentMethod);
}
