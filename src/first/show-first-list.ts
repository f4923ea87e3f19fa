/**
 * The first list: painted by the first script as soon as the methods are there, before React has arrived, as the very
 * elements that React hydrates later. A tap only marks its tile; the application carries it out.
 */
// This file's style sheet covers all that the first script draws; the page's head requests it before any script has
// run.
import '../ui/tokens/global.css';
import './start-notice.css';
import { jsx } from 'react/jsx-runtime';
import { MethodsBody } from '../contract/http';
import { parseOrThrow } from '../contract/parse';
import type { Flow } from '../contract/primitives';
import type { Settings } from '../contract/settings';
import { isLongList, MOST_TILES, tileId, type Tile, type TileChoice } from '../cashier/methods/tiles';
import type { AgainTile } from '../cashier/methods/again';
import { againView } from '../connected/list/again-view';
import { tileView } from '../connected/list/tile-view';
import type { PaymentChoice } from '../ui/tiles/payment-choices';
import type { HostBridge } from '../core/host-bridge/host-bridge';
import type { Answer } from '../core/http/answer';
import { savesData } from '../core/network/saves-data';
import { painted } from '../core/time/painted';
import type { SessionData } from '../core/session/session';
import { discoverPlugins } from '../kernel/discover-plugins';
import type { PluginManifest } from '../kernel/plugin';
import { ManifestRegistry } from '../kernel/registry';
import type { FirstList } from './first-list';
import { forgetPendingImages, prioritizeImages } from './first-images';
import { firstListTiles, type FirstTiles } from './first-list-tiles';
import { FirstListView, type FirstTileView } from './first-list-view';
import { ListedTile } from '../ui/current/listed-tile';
import { messageFiles, plainMessages, type MessageRequest } from './plain-messages';
import { renderInto } from './render-element';

export interface FirstListSources {
  root: HTMLElement;
  host: Pick<HostBridge, 'send'>;
  session: SessionData;
  settings: Settings;
  flow: Flow;
  /** BCP 47 tag for formatting numbers: `languageTag`. */
  tag: string;
  /** The gateway's answer and the messages by language, both of which the application will use, too. */
  methods: Promise<Answer>;
  messages: readonly MessageRequest[];
  /** A tile that was tapped before the page reloaded; treated like a tap on this list. */
  tapped: TileChoice | undefined;
  /** Called with the plugin whose page the player is about to open, or is likely to. */
  fetchPage(manifest: PluginManifest): void;
}

/** Milliseconds. An earlier skeleton would only flash, and painting it would delay the list. */
const SKELETON_AFTER_MS = 100;

export function showFirstList(sources: FirstListSources): FirstList {
  const { root, host, session, settings, flow, tag, methods, messages, fetchPage } = sources;
  const registry = new ManifestRegistry(discoverPlugins(), 'current');
  const { methods: say, experiments } = session.payload;
  const isPopularFirst = experiments['list_order'] === 'popular';
  const listing = say == null && !isPopularFirst ? undefined : import('../cashier/methods/listing-rules');
  const rows = experiments['list_layout'] === 'rows' ? import('../ui/current/rows') : undefined;
  // Awaited only once the methods are there: until then a lost file is no unhandled error.
  for (const file of [listing, rows]) file?.catch(() => undefined);
  let { tiles, again, count, pluginOf }: FirstTiles = { tiles: [], again: [], count: 0, pluginOf: () => undefined };
  let againViews: readonly PaymentChoice[] = [];
  let views: readonly FirstTileView[] | undefined;
  let hasMore = false;
  let t = plainMessages([]);
  let hasWords = false;
  let isSkeleton = false;
  let tapped: Tile | AgainTile | undefined;
  let isPainted = false;
  let isShown = true;
  let isIntact = true;
  // Extra attributes do React no harm.
  const changes = new MutationObserver(() => (isIntact = false));

  const draw = (): void => {
    root.replaceChildren();
    renderInto(
      root,
      jsx(FirstListView, {
        title: hasWords ? t(`title.${flow}Method`) : '',
        listLabel: t(`list.label.${flow}`),
        loadingLabel: hasWords ? t('list.loading') : '',
        closeLabel: t('header.close'),
        hasClose: hasWords && session.payload.closingButton,
        icons: registry.linksOf(flow).map(({ spec }) => spec.icon),
        tiles: views,
        again: views && againViews.length > 0 ? { label: t(`list.again.${flow}`), tiles: againViews } : undefined,
        findLabel: views && isLongList(count, hasMore) ? t('form.list.search') : undefined,
        moreLabel: views && hasMore ? t('list.showMore') : undefined,
      }),
    );
    prioritizeImages(root);
  };
  const fetchPageOf = (tile: Tile | AgainTile | undefined): void => {
    const manifest = tile && pluginOf(tile);
    if (manifest) fetchPage(manifest);
  };
  const choose = (index: number): void => {
    const tile = tiles[index];
    const view = views?.[index]?.view;
    const cell = root.querySelectorAll('main li')[index];
    if (tapped || !tile || !view || !cell) return;
    tapped = tile;
    forgetPendingImages(root, cell);
    // Redraw only that tile, so that the others keep their images.
    cell.replaceChildren();
    renderInto(cell, jsx(ListedTile, { view, isLoading: true, onSelect: () => undefined }));
    cell.querySelector('button')?.focus({ preventScroll: true });
    // Paint the mark first: starting a dozen requests takes a slow phone longer than painting it.
    void painted().then(() => fetchPageOf(tile));
  };
  const chooseAgain = (index: number): void => {
    const tile = again[index];
    const button = root.querySelectorAll('[data-again] button')[index];
    if (tapped || !tile || !button) return;
    tapped = tile;
    button.setAttribute('aria-busy', 'true');
    void painted().then(() => fetchPageOf(tile));
  };
  const onClick = ({ target }: Event): void => {
    const button = (target as Element).closest('button');
    const cell = button?.closest('main li');
    const recent = button?.closest('[data-again]');
    if (recent) chooseAgain([...recent.querySelectorAll('button')].indexOf(button!));
    else if (cell) choose([...root.querySelectorAll('main li')].indexOf(cell));
    else if (button?.closest('header')) host.send({ messageType: 'onClose' });
  };

  const lostIcons: string[] = [];
  const onError = ({ target }: Event) => void (target instanceof HTMLImageElement && lostIcons.push(target.src));
  root.addEventListener('click', onClick);
  // `error` events of images do not bubble, so listen in the capture phase.
  root.addEventListener('error', onError, true);
  root.dataset['first'] = '';
  const skeleton = setTimeout(() => {
    isSkeleton = true;
    draw();
  }, SKELETON_AFTER_MS);
  const leave = (): void => {
    isShown = false;
    changes.disconnect();
    clearTimeout(skeleton);
    // A copy may stand in its place.
    document.getElementById(root.id)?.removeAttribute('data-first');
    root.removeEventListener('click', onClick);
    root.removeEventListener('error', onError, true);
  };

  const worded = messageFiles(messages).then((files) => {
    t = plainMessages(files);
    hasWords = true;
    // While a slow gateway keeps the skeleton on screen, its texts can already be shown.
    if (isSkeleton && isShown) draw();
  });
  const settled = Promise.all([methods, worded])
    .then(async ([{ body }]) => {
      if (!isShown) return;
      const { data, next, locks, recent } = parseOrThrow(MethodsBody, body, 'methods');
      // A closed flow may start with another page than its list, which the application decides.
      // Above the list that asks for the amount first, the application has a field.
      if ((Array.isArray(locks) && locks.length > 0) || experiments['first_step'] === 'amount') return;
      const { currency, country, lang } = session;
      const rules = (await listing)?.strictRules(say, isPopularFirst);
      (await rows)?.showRows(document.documentElement);
      // The application may have come while those files were loading.
      if (!isShown) return;
      ({ tiles, again, count, pluginOf } = firstListTiles(data, recent, {
        flow,
        currency,
        country,
        lang,
        t,
        settings,
        registry,
        rules,
      }));
      if (tiles.length === 0) return;
      hasMore = next !== undefined;
      const size = hasMore ? -1 : tiles.length;
      const words = { locale: { t, tag }, currency, settings, brandImageUrl: undefined };
      againViews = again.map((tile) => againView(tile, words));
      views = tiles.slice(0, MOST_TILES).map((tile, index) => ({
        view: tileView(tile, words),
        place: tiles.length > MOST_TILES ? { index, size } : undefined,
      }));
      clearTimeout(skeleton);
      draw();
      changes.observe(root, { childList: true, characterData: true, subtree: true });
      isPainted = true;
      await painted();
      host.send({ messageType: 'FullLoaded' });
      const earlier = sources.tapped && tileId(sources.tapped);
      if (earlier !== undefined) choose(tiles.findIndex((tile) => tileId(tile) === earlier));
      if (!tapped && !savesData()) fetchPageOf(tiles[0]);
      // Ignored here: what goes wrong goes wrong in the application as well, which notifies the player and monitoring.
      // A list with entries to leave out is shown by the application: a lenient reader would be too large for this
      // script.
    })
    .catch(() => undefined);

  return {
    get isPainted() {
      return isPainted;
    },
    get isIntact() {
      return isIntact && root.isConnected;
    },
    get tapped() {
      return tapped;
    },
    get isShown() {
      return isShown;
    },
    settled,
    lostIcons,
    leave,
  };
}
