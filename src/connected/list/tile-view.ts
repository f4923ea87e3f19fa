import { formatAmount } from '../../cashier/amount/format-amount';
import { iconUrl } from '../../cashier/methods/icon-url';
import { isToCome, shownTime } from '../../cashier/standing/shown-time';
import { tileId, type MethodTile, type Tile } from '../../cashier/methods/tiles';
import type { Settings } from '../../contract/settings';
import type { Locale } from '../../core/locale/locale';
import type { BadgeView } from '../../ui/tiles/badge';
import type { TileView } from '../../ui/tiles/listed-tile';

export interface TileWords {
  locale: Pick<Locale, 't' | 'tag'>;
  currency: string;
  settings: Pick<Settings, 'filesUrl' | 'apiUrl'>;
  /** The brand badge's image; undefined until it is loaded. */
  brandImageUrl: string | undefined;
}

export function tileView(tile: Tile, words: TileWords): TileView {
  const { locale, currency, settings } = words;
  const url = (iconId: string | undefined) => (iconId === undefined ? null : iconUrl(iconId, settings));
  const facts = {
    id: tileId(tile),
    label: tile.label,
    limitText:
      tile.maxAmount === undefined
        ? tile.note
        : locale.t('list.upTo', { amount: formatAmount(tile.maxAmount, currency, locale.tag) }) + (tile.note ?? ''),
    ...stateView(tile, locale),
  };
  if (tile.kind === 'method') {
    return { ...facts, kind: 'method', iconUrl: url(tile.icons[0]?.iconId), badge: badgeView(tile, words) };
  }
  return {
    ...facts,
    kind: 'group',
    iconUrls: tile.icons.map((icon) => url(icon.iconId)),
    count: tile.icons.length + tile.remaining,
    moreLabel: locale.t('list.more', { count: tile.remaining }),
  };
}

/** A method that is down shows its state instead of its limit, because it cannot be used. */
function stateView({ state, missed }: Tile, { t, tag }: TileWords['locale']) {
  if (missed !== undefined && state?.level !== 'down') return { stateText: missed };
  if (!state) return {};
  const words = state.reason || t(`list.${state.level}`);
  if (state.level === 'slow') return { stateText: words };
  const until = isToCome(state.until) && t('list.until', { time: shownTime(state.until, tag) });
  return { limitText: until ? `${words}, ${until}` : words, isUnavailable: true };
}

function badgeView({ badge }: MethodTile, { locale, brandImageUrl }: TileWords): BadgeView | undefined {
  if (!badge) return undefined;
  const label = locale.t(`badge.${badge}`);
  if (badge !== 'brand') return { kind: badge, label };
  return brandImageUrl === undefined ? undefined : { kind: 'brand', label, imageUrl: brandImageUrl };
}
