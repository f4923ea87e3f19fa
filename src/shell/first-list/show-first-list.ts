/**
 * The first list: shown by the first script as soon as the methods are there, before React has arrived. It is made of
 * the current design's own components; a tap is answered at once, by a first form where one can be shown, and carried out by
 * the application, which takes over in the same frame in which its own list or page is painted.
 */
import { jsx } from 'react/jsx-runtime';
import { MethodsBody, SnippetBody } from '../../contract/http';
import { parseOrThrow } from '../../contract/parse';
import type { PaymentSnippet } from '../../contract/method';
import type { Flow } from '../../contract/primitives';
import type { Settings } from '../../contract/settings';
import { MOST_TILES, tileId, type Tile } from '../../cashier/methods/tiles';
import { tileView } from '../../connected/tile-view';
import type { HostBridge } from '../../core/host-bridge/host-bridge';
import type { PluginManifest } from '../../kernel/plugin';
import type { Language, MessageKey } from '../../core/locale/locale';
import { pickLanguage } from '../../core/locale/pick-language';
import { pickText } from '../../core/locale/pick-text';
import { savesData } from '../../core/network/saves-data';
import type { SessionData } from '../../core/session/session';
import type { ChosenTile, FirstList } from './first-list';
import { firstListTiles, type FirstTiles } from './first-list-tiles';
import {
  cellsOf,
  focusClose,
  focusTile,
  forgetPendingImages,
  hurryImages,
  isOnClose,
  painted,
  scrollerOf,
} from './first-list-dom';
import { FirstListView } from './first-list-view';
import { messageFiles, plainMessages } from './plain-messages';
import { ListedTile } from '../../ui/current/listed-tile';
import { renderInto } from './render-element';
import type { FirstForm } from './show-first-form';
import './first-list.css';

export interface FirstListSources {
  root: HTMLElement;
  host: Pick<HostBridge, 'send' | 'on'>;
  session: SessionData;
  settings: Settings;
  flow: Flow;
  /** Of numbers: `languageTag`. */
  tag: string;
  /** The gateway's answers, and the messages by language, as the application will take them. */
  methods: Promise<unknown>;
  snippet: Promise<unknown> | undefined;
  messages: ReadonlyMap<Language, Promise<unknown>>;
  /** Told which plugin's page the player is going to open, or is likely to. */
  fetchPage(manifest: PluginManifest): void;
}

/** Sooner, a skeleton would only flash, and its paint hold up the list. */
const SKELETON_AFTER_MS = 100;

export function showFirstList(sources: FirstListSources): FirstList {
  const { root, host, session, settings, flow, tag, methods, snippet, messages, fetchPage } = sources;
  const cover = document.createElement('div');
  cover.id = 'first-list';
  const listeners: ((chosen: ChosenTile | undefined) => void)[] = [];
  const backListeners: (() => void)[] = [];
  let tiles: readonly Tile[] | undefined;
  let pageOf: FirstTiles['pageOf'] = () => undefined;
  let t = plainMessages([]);
  let hasWords = false;
  let chosen: ChosenTile | undefined;
  /** Over the list, with where that was left. */
  let form: (FirstForm & { index: number; top: number }) | undefined;
  let suggested: PaymentSnippet = {};
  let isPainted = false;
  let isLeft = false;

  const findMessage = (key: string) => {
    const found = t(key as MessageKey);
    return found === key ? undefined : found;
  };
  const close = session.payload.closingButton ? () => host.send({ messageType: 'onClose' }) : undefined;
  const words = () => ({
    locale: { t, tag },
    currency: session.currency,
    settings,
    brandImageUrl: undefined,
  });
  const draw = (): void => {
    const inWords = words();
    const view = jsx(FirstListView, {
      title: hasWords ? t(`title.${flow}`) : '',
      listLabel: t(`list.label.${flow}`),
      loadingLabel: hasWords ? t('list.loading') : '',
      closeLabel: t('header.close'),
      onClose: hasWords ? close : undefined,
      tiles: tiles?.slice(0, MOST_TILES).map((tile) => tileView(tile, inWords)),
      onChoose,
    });
    const wasOnClose = isOnClose(cover);
    cover.replaceChildren();
    renderInto(cover, view);
    hurryImages(cover);
    if (wasOnClose) focusClose(cover);
  };
  const fetchPageOf = (tile: Tile | undefined): void => {
    const page = tile && pageOf(tile);
    if (page) fetchPage(page.route.manifest);
  };
  const onChoose = (id: string): void => {
    const index = tiles?.findIndex((tile) => tileId(tile) === id) ?? -1;
    const [cell, tile] = [cellsOf(cover)[index], tiles?.[index]];
    if (chosen || !cell || !tile) return;
    chosen = { kind: tile.kind, name: tile.name };
    // That tile alone: the others keep their images.
    cell.replaceChildren();
    renderInto(cell, jsx(ListedTile, { view: tileView(tile, words()), isLoading: true, onSelect: () => undefined }));
    focusTile(cover, index);
    forgetPendingImages(cover, cell);
    // The answer first: to begin a dozen requests takes a slow phone longer than to draw it.
    void painted().then(() => fetchPageOf(tile));
    // What fails here fails again in the application.
    void openForm(tile).catch(() => undefined);
  };
  const openForm = async (tile: Tile): Promise<void> => {
    const page = pageOf(tile);
    if (!page?.route.spec.isDepositForm) return;
    const asked = chosen;
    const { showFirstForm } = await loadFirstForm();
    if (isLeft || chosen !== asked) return;
    const index = tiles?.indexOf(tile) ?? -1;
    const top = scrollerOf(cover)?.scrollTop ?? 0;
    const { currency, country, lang } = session;
    const { handOver } = showFirstForm({
      cover,
      terms: { method: page.method, context: { currency, country, snippet: suggested[page.method.name] } },
      locale: { t, tag, findMessage, text: (text) => pickText(text, pickLanguage(lang)) },
      settings,
      onBack: back,
      onClose: close,
    });
    form = { handOver, index, top };
  };
  const back = (): void => {
    if (!form || isLeft) return;
    const { index, top } = form;
    form = undefined;
    chosen = undefined;
    draw();
    const scroller = scrollerOf(cover);
    if (scroller) scroller.scrollTop = top;
    focusTile(cover, index);
    for (const listener of backListeners) listener();
  };
  const stopListening = [host.on('onGoBack', back), host.on('onSwipeBack', back)];

  // Beneath the cover, so that no list is there twice: `inert` for players, `aria-hidden` for tools that don't know it.
  root.inert = true;
  root.ariaHidden = 'true';
  root.before(cover);
  let hasSkeleton = false;
  const skeleton = setTimeout(() => {
    hasSkeleton = true;
    draw();
  }, SKELETON_AFTER_MS);
  const worded = messageFiles(messages).then((files) => {
    t = plainMessages(files);
    hasWords = true;
    // A gateway that takes its time: what the player waits for can be said meanwhile.
    if (hasSkeleton && !isLeft) draw();
  });
  // A snippet that does not come in time only leaves the amount empty.
  snippet?.then((body) => (suggested = parseOrThrow(SnippetBody, body, 'snippet').data)).catch(() => undefined);
  const settled = Promise.all([methods, worded])
    .then(async ([body]) => {
      if (isLeft) return;
      ({ tiles, pageOf } = firstListTiles(parseOrThrow(MethodsBody, body, 'methods').data, {
        flow,
        currency: session.currency,
        language: pickLanguage(session.lang),
        t,
        settings,
      }));
      if (tiles.length === 0) return;
      clearTimeout(skeleton);
      draw();
      isPainted = true;
      await painted();
      host.send({ messageType: 'FullLoaded' });
      if (savesData()) return;
      // Ahead of the application, for a player who taps before that is there.
      void loadFirstForm().catch(() => undefined);
      if (!chosen) fetchPageOf(tiles[0]);
      // What goes wrong here goes wrong in the application as well, which tells the player and monitoring.
    })
    .catch(() => undefined);

  return {
    get isPainted() {
      return isPainted;
    },
    get chosen() {
      return chosen;
    },
    settled,
    whenLeft: (listener) => void listeners.push(listener),
    whenBack: (listener) => void backListeners.push(listener),
    leave(page) {
      if (isLeft) return;
      isLeft = true;
      clearTimeout(skeleton);
      for (const stop of stopListening) stop();
      const focused = cellsOf(cover).findIndex((cell) => cell.contains(document.activeElement));
      const wasOnClose = !form && isOnClose(cover);
      // Only where it is needed: to read it the browser lays out both pages.
      const scroll = page === 'list' ? (scrollerOf(cover)?.scrollTop ?? 0) : 0;
      root.inert = false;
      root.ariaHidden = null;
      // The focus goes from field to field: once it is in none a phone closes its keyboard.
      if (page === 'other') form?.handOver(root);
      cover.remove();
      if (page === 'list') {
        const scroller = scrollerOf(root);
        if (scroller) scroller.scrollTop = scroll;
        focusTile(root, focused);
      }
      if (wasOnClose) focusClose(root);
      for (const listener of listeners) listener(chosen);
      // The application has a list of its own; a long one is not to be held twice.
      tiles = undefined;
      pageOf = () => undefined;
    },
  };
}

const loadFirstForm = () => import('./show-first-form');
