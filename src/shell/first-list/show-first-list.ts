/**
 * The first list: shown by the first script as soon as the methods are there, before React has arrived. It is made of
 * the current design's own components; a tap is answered at once and carried out by the application, which takes over
 * in the same frame in which its own list is painted.
 */
import { jsx } from 'react/jsx-runtime';
import { MethodsBody } from '../../contract/http';
import { parseOrThrow } from '../../contract/parse';
import type { Flow } from '../../contract/primitives';
import type { Settings } from '../../contract/settings';
import { MOST_TILES, tileId, type Tile } from '../../cashier/methods/tiles';
import { tileView } from '../../connected/tile-view';
import type { HostBridge } from '../../core/host-bridge/host-bridge';
import type { PluginManifest } from '../../kernel/plugin';
import type { Language } from '../../core/locale/locale';
import { pickLanguage } from '../../core/locale/pick-language';
import { savesData } from '../../core/network/saves-data';
import type { SessionData } from '../../core/session/session';
import type { ChosenTile, FirstList } from './first-list';
import { firstListTiles, type FirstTiles } from './first-list-tiles';
import { FirstListView } from './first-list-view';
import { messageFiles, plainMessages } from './plain-messages';
import { ListedTile } from '../../ui/current/listed-tile';
import { renderInto } from './render-element';
import './first-list.css';

export interface FirstListSources {
  root: HTMLElement;
  host: Pick<HostBridge, 'send'>;
  session: SessionData;
  settings: Settings;
  flow: Flow;
  /** Of numbers: `languageTag`. */
  tag: string;
  /** The gateway's answer, and the messages by language, as the application will take them. */
  methods: Promise<unknown>;
  messages: ReadonlyMap<Language, Promise<unknown>>;
  /** Told which plugin's page the player is going to open, or is likely to. */
  fetchPage(manifest: PluginManifest): void;
}

/** Sooner, a skeleton would only flash, and its paint hold up the list. */
const SKELETON_AFTER_MS = 100;

export function showFirstList(sources: FirstListSources): FirstList {
  const { root, host, session, settings, flow, tag, methods, messages, fetchPage } = sources;
  const cover = document.createElement('div');
  cover.id = 'first-list';
  const listeners: ((chosen: ChosenTile | undefined) => void)[] = [];
  let tiles: readonly Tile[] | undefined;
  let pluginOf: FirstTiles['pluginOf'] = () => undefined;
  let t = plainMessages([]);
  let hasWords = false;
  let chosen: ChosenTile | undefined;
  let isPainted = false;
  let isLeft = false;

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
    const manifest = tile && pluginOf(tile);
    if (manifest) fetchPage(manifest);
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
  };

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
  const settled = Promise.all([methods, worded])
    .then(async ([body]) => {
      if (isLeft) return;
      ({ tiles, pluginOf } = firstListTiles(parseOrThrow(MethodsBody, body, 'methods').data, {
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
      if (!chosen && !savesData()) fetchPageOf(tiles[0]);
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
    leave(page) {
      if (isLeft) return;
      isLeft = true;
      clearTimeout(skeleton);
      const focused = cellsOf(cover).findIndex((cell) => cell.contains(document.activeElement));
      const wasOnClose = isOnClose(cover);
      // Only where it is needed: to read it the browser lays out both pages.
      const scroll = page === 'list' ? (scrollerOf(cover)?.scrollTop ?? 0) : 0;
      cover.remove();
      root.inert = false;
      root.ariaHidden = null;
      if (page === 'list') {
        const scroller = scrollerOf(root);
        if (scroller) scroller.scrollTop = scroll;
        focusTile(root, focused);
      }
      if (wasOnClose) focusClose(root);
      for (const listener of listeners) listener(chosen);
      // The application has a list of its own; a long one is not to be held twice.
      tiles = undefined;
      pluginOf = () => undefined;
    },
  };
}

/** After the paint of the next frame; a hidden page has none. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

const cellsOf = (within: Element): Element[] => [...(within.querySelector('ul')?.children ?? [])];
const scrollerOf = (within: Element) => within.querySelector('main [data-scroller]');

const isOnClose = (within: Element) => within.querySelector('header')?.contains(document.activeElement) ?? false;

/** The last button of the header: the application may have others beside it. */
function focusClose(within: Element): void {
  [...within.querySelectorAll<HTMLElement>('header button')].at(-1)?.focus();
}

function focusTile(within: Element, index: number): void {
  cellsOf(within)[index]?.querySelector('button')?.focus({ preventScroll: true });
}

/**
 * Images in sight are asked for once they are painted, ahead of the code that comes after the list: a slow phone decodes
 * them while it waits for that code, and a player who taps at once does not wait for them. The rest come with the
 * application's list.
 */
function hurryImages(cover: Element): void {
  for (const image of cover.querySelectorAll('img')) {
    image.loading = 'lazy';
    image.fetchPriority = 'high';
  }
}

/**
 * The player waits for a page, and the images of the list that goes would come just when the application starts: a slow
 * phone takes some 10 ms for each. Those that are there stay.
 */
function forgetPendingImages(cover: Element, chosen: Element): void {
  for (const image of cover.querySelectorAll('img')) {
    if (image.complete || chosen.contains(image)) continue;
    // Or the browser draws its sign for a broken one.
    image.style.visibility = 'hidden';
    image.removeAttribute('src');
  }
}
