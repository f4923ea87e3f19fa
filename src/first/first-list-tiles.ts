import * as v from 'valibot';
import { againTiles, type AgainTile } from '../cashier/methods/again';
import { groupMethods } from '../cashier/methods/group-methods';
import { listedMethods } from '../cashier/methods/listed-methods';
import { readMethods, type MethodReader } from '../cashier/methods/read-methods';
import { isTileOf, toTiles, type Tile } from '../cashier/methods/tiles';
import type { ListingRules } from '../cashier/methods/listing-rules';
import type { PaymentMethod } from '../contract/method';
import { parseOrThrow } from '../contract/parse';
import type { Flow, Text } from '../contract/primitives';
import { RecentPayment } from '../contract/recent';
import type { Settings } from '../contract/settings';
import { pickText } from '../core/locale/pick-text';
import type { Locale } from '../core/locale/locale';
import type { ManifestRegistry } from '../kernel/registry';
import type { PluginManifest } from '../kernel/plugin';

/** Throws a ContractError. */
const readStrictly: MethodReader = (schema, value, what) => ({ ok: true, value: parseOrThrow(schema, value, what) });

interface TilesFor {
  flow: Flow;
  currency: string;
  country: string;
  /** The host's language. */
  lang: string;
  t: Locale['t'];
  settings: Settings;
  registry: ManifestRegistry;
  /** The host's say, where it has one. */
  rules: ListingRules | undefined;
}

export interface FirstTiles {
  tiles: readonly Tile[];
  again: readonly AgainTile[];
  /** Number of methods, including those inside groups. */
  count: number;
  /** The plugin whose page a method's tile opens. */
  pluginOf(tile: Tile | AgainTile): PluginManifest | undefined;
}

/**
 * Makes the list's tiles from the gateway's raw answer, by the rules that the methods store follows. Throws a
 * ContractError when part of the answer cannot be read.
 */
export function firstListTiles(list: unknown, recent: unknown, facts: TilesFor): FirstTiles {
  const { flow, currency, country, lang, t, settings, registry, rules } = facts;
  const { methods } = readMethods(list, `${flow} methods`, readStrictly);
  const served = listedMethods(methods, { flow, currency, settings, registry });
  const listed = rules ? rules.offer(served) : served;
  const text = (words: Text | null | undefined) => pickText(words, lang);
  const methodLabel = (method: PaymentMethod) => text(method.text) || method.name;
  const payments = recent == null ? [] : parseOrThrow(v.array(RecentPayment), recent, 'recent');
  const again = againTiles(payments, listed, { currency, country, methodLabel });
  const tiles = toTiles(groupMethods(listed), {
    currency,
    country,
    methodLabel,
    groupLabel: (group) => t(group.labelKey),
    text,
  });
  const pluginOf = (tile: Tile | AgainTile) => {
    const method = methods.find((one) => tile.kind === 'method' && isTileOf(tile, one));
    return method && registry.routeAt(registry.pathForMethod(flow, method, false))?.manifest;
  };
  return { tiles: rules ? rules.rewordAll(tiles, text) : tiles, again, count: listed.length, pluginOf };
}
