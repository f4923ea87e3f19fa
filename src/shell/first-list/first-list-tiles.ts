import { groupMethods } from '../../cashier/methods/group-methods';
import { listedMethods } from '../../cashier/methods/listed-methods';
import { readMethods, type MethodReader } from '../../cashier/methods/read-methods';
import { isTileOf, toTiles, type Tile } from '../../cashier/methods/tiles';
import { parseOrThrow } from '../../contract/parse';
import type { Flow } from '../../contract/primitives';
import type { Settings } from '../../contract/settings';
import { pickText } from '../../core/locale/pick-text';
import type { Locale } from '../../core/locale/locale';
import { discoverPlugins } from '../../kernel/discover-plugins';
import type { PaymentMethod } from '../../contract/method';
import { ManifestRegistry, type RegisteredRoute } from '../../kernel/registry';

/** Throws a ContractError. */
const readStrictly: MethodReader = (schema, value, what) => ({ ok: true, value: parseOrThrow(schema, value, what) });

interface TilesFor {
  flow: Flow;
  currency: string;
  country: string;
  /** The host's. */
  lang: string;
  t: Locale['t'];
  settings: Settings;
}

export interface FirstTiles {
  tiles: readonly Tile[];
  /** The method of a method's tile, and the page that it opens. */
  pageOf(tile: Tile): { method: PaymentMethod; route: RegisteredRoute } | undefined;
}

/**
 * The tiles of the list out of the gateway's raw answer, by the rules that the methods store goes by. Throws a ContractError
 * when something in it can't be read.
 */
export function firstListTiles(list: unknown, { flow, currency, country, lang, t, settings }: TilesFor): FirstTiles {
  const { methods } = readMethods(list, `${flow} methods`, readStrictly);
  const registry = new ManifestRegistry(discoverPlugins(), 'current');
  const tiles = toTiles(groupMethods(listedMethods(methods, { flow, currency, settings, registry })), {
    currency,
    country,
    methodLabel: (method) => pickText(method.text, lang) || method.name,
    groupLabel: (group) => t(group.labelKey),
  });
  const pageOf = (tile: Tile) => {
    const isIt = (method: PaymentMethod) => tile.kind === 'method' && isTileOf(tile, method);
    const method = methods.find(isIt);
    const route = method && registry.routeAt(registry.pathForMethod(flow, method, false));
    return route ? { method, route } : undefined;
  };
  return { tiles, pageOf };
}
