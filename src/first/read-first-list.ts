/** What the first list shows of the gateway's answer. */
import * as v from 'valibot';
import { againTiles, type AgainTile } from '../cashier/methods/again';
import { groupMethods, type MethodGroup } from '../cashier/methods/group-methods';
import { listedMethods } from '../cashier/methods/listed-methods';
import { readMethods, type MethodReader } from '../cashier/methods/read-methods';
import { isLongList, isTileOf, MOST_TILES, toTiles, type Tile } from '../cashier/methods/tiles';
import { againView } from '../connected/list/again-view';
import { tileView } from '../connected/list/tile-view';
import { MethodsBody } from '../contract/http';
import type { PaymentMethod } from '../contract/method';
import { parseOrThrow } from '../contract/parse';
import type { Flow, Text } from '../contract/primitives';
import { RecentPayment } from '../contract/recent';
import type { Settings } from '../contract/settings';
import { pickText } from '../core/locale/pick-text';
import type { Locale } from '../core/locale/locale';
import type { SessionData } from '../core/session/session';
import type { ManifestRegistry } from '../kernel/registry';
import type { PluginManifest } from '../kernel/plugin';
import type { FirstListViewProps, FirstTileView } from './first-list-view';

/** Throws a ContractError. */
const readStrictly: MethodReader = (schema, value, what) => ({ ok: true, value: parseOrThrow(schema, value, what) });

interface ListFacts {
  flow: Flow;
  session: Pick<SessionData, 'currency' | 'country' | 'lang' | 'payload'>;
  settings: Settings;
  registry: ManifestRegistry;
  t: Locale['t'];
  tag: string;
}

export interface FirstContent {
  tiles: readonly Tile[];
  again: readonly AgainTile[];
  /** The plugin whose page a method's tile opens. */
  pluginOf(tile: Tile | AgainTile): PluginManifest | undefined;
  /** What is drawn of it; its tiles in the order of `tiles`. */
  drawn: Pick<FirstListViewProps, 'listLabel' | 'again' | 'findLabel' | 'moreLabel'> & { tiles: FirstTileView[] };
}

/** Requests the files that only this session's list needs, while its data is still on the way. */
export function requestListFiles({ methods, experiments }: SessionData['payload']) {
  const isPopularFirst = experiments['list_order'] === 'popular';
  const listing = methods == null && !isPopularFirst ? undefined : import('../cashier/methods/listing-rules');
  const rows = experiments['list_layout'] === 'rows' ? import('../ui/current/rows') : undefined;
  // Awaited only once the methods are there: until then a lost file is no unhandled error.
  for (const file of [listing, rows]) file?.catch(() => undefined);
  return async () => {
    const rules = (await listing)?.strictRules(methods, isPopularFirst);
    (await rows)?.showRows(document.documentElement);
    return rules;
  };
}

/**
 * Reads by the rules that the methods store follows. Undefined where the application decides what is shown. Throws a
 * ContractError when part of the answer cannot be read: a list with entries to leave out is shown by the application,
 * since a lenient reader would be too large for this script.
 */
export async function readFirstList(
  body: unknown,
  { flow, session, settings, registry, t, tag }: ListFacts,
  files: ReturnType<typeof requestListFiles>,
): Promise<FirstContent | undefined> {
  const { data, next, locks, recent } = parseOrThrow(MethodsBody, body, 'methods');
  const { currency, country, lang, payload } = session;
  // A closed flow may start with another page than its list, which the application decides.
  // Above the list that asks for the amount first, the application has a field.
  if ((Array.isArray(locks) && locks.length > 0) || payload.experiments['first_step'] === 'amount') return;
  const rules = await files();
  const { methods } = readMethods(data, `${flow} methods`, readStrictly);
  const served = listedMethods(methods, { flow, currency, settings, registry });
  const listed = rules ? rules.offer(served) : served;
  const text = (words: Text | null | undefined) => pickText(words, lang);
  const facts = {
    currency,
    country,
    methodLabel: (method: PaymentMethod) => text(method.text) || method.name,
    groupLabel: (group: MethodGroup) => t(group.labelKey),
    text,
  };
  const again = againTiles(recent == null ? [] : parseOrThrow(v.array(RecentPayment), recent, 'recent'), listed, facts);
  const grouped = toTiles(groupMethods(listed), facts);
  const tiles = rules ? rules.rewordAll(grouped, text) : grouped;
  if (!tiles[0]) return;
  const hasMore = next !== undefined;
  const words = { locale: { t, tag }, currency, settings, brandImageUrl: undefined };
  return {
    tiles,
    again,
    pluginOf(tile) {
      const method = methods.find((one) => tile.kind === 'method' && isTileOf(tile, one));
      return method && registry.routeAt(registry.pathForMethod(flow, method, false))?.manifest;
    },
    drawn: {
      listLabel: t(`list.label.${flow}`),
      tiles: tiles.slice(0, MOST_TILES).map((tile, index) => ({
        view: tileView(tile, words),
        place: tiles.length > MOST_TILES ? { index, size: hasMore ? -1 : tiles.length } : undefined,
      })),
      again: again[0] && { label: t(`list.again.${flow}`), tiles: again.map((tile) => againView(tile, words)) },
      findLabel: isLongList(listed.length, hasMore) ? t('form.list.search') : undefined,
      moreLabel: hasMore ? t('list.showMore') : undefined,
    },
  };
}
