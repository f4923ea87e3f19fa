/**
 * The first list: shown by the first script as soon as the methods are there, before React has arrived. It is made of
 * the current design's own components; a tap is answered at once, by a first form where one can be shown, and carried out by
 * the application, which takes over in the same frame in which its own page is painted, or when its own list answers as quickly.
 */
import { jsx } from 'react/jsx-runtime';
import { MethodsBody, SnippetBody } from '../../contract/http';
import { parseOrThrow } from '../../contract/parse';
import type { PaymentSnippet } from '../../contract/method';
import type { Flow } from '../../contract/primitives';
import type { Settings } from '../../contract/settings';
import { MOST_TILES, tileId, type Tile } from '../../cashier/methods/tiles';
import { tileView } from '../../connected/list/tile-view';
import type { HostBridge } from '../../core/host-bridge/host-bridge';
import type { PluginManifest } from '../../kernel/plugin';
import type { Language } from '../../core/locale/locale';
import { savesData } from '../../core/network/saves-data';
import type { SessionData } from '../../core/session/session';
import type { ChosenTile, FirstList, FirstPage } from './first-list';
import { firstListTiles, type FirstTiles } from './first-list-tiles';
import { FirstTaps } from './first-taps';
import { focusClose, hurryImages, isOnClose, painted, uncover, watchHand } from './first-list-dom';
import { FirstListView } from './first-list-view';
import { messageFiles, plainMessages } from './plain-messages';
import { renderInto } from './render-element';
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
  /** Before the page was loaded anew: to be taken for a tap on this list. */
  tapped: ChosenTile | undefined;
  /** Told which plugin's page the player is going to open, or is likely to. */
  fetchPage(manifest: PluginManifest): void;
}

/** Sooner, a skeleton would only flash, and its paint hold up the list. */
const SKELETON_AFTER_MS = 100;

export function showFirstList(sources: FirstListSources): FirstList {
  const { root, host, session, settings, flow, tag, methods, snippet, messages, tapped, fetchPage } = sources;
  const cover = document.createElement('div');
  cover.id = 'first-list';
  const backListeners: (() => void)[] = [];
  let tiles: readonly Tile[] | undefined;
  let pageOf: FirstTiles['pageOf'] = () => undefined;
  let t = plainMessages([]);
  let hasWords = false;
  let suggested: PaymentSnippet = {};
  let isPainted = false;
  let isLeft = false;
  /** The application's list may take over. */
  let isDone = false;

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
      title: hasWords ? t(`title.${flow}Method`) : '',
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
  const taps: FirstTaps = new FirstTaps({
    cover,
    isLeft: () => isLeft,
    viewOf: (tile) => tileView(tile, words()),
    pageOf: (tile) => pageOf(tile),
    fetchPageOf,
    showForm: ({ showFirstForm }, { method }) => {
      const given = { cover, method, snippet: suggested[method.name], session, settings, t, tag };
      return showFirstForm({ ...given, onBack: taps.back, onClose: close });
    },
    draw,
    onBack() {
      for (const listener of backListeners) listener();
      if (isDone) leave('list');
    },
    onNowhere: () => leave('list'),
  });
  const onChoose = (id: string): void => {
    const index = tiles?.findIndex((tile) => tileId(tile) === id) ?? -1;
    const tile = tiles?.[index];
    if (tile) taps.take(tile, index);
  };
  // Run when it has come, since a player may tap at once.
  if (!savesData()) void taps.loadForm().catch(() => undefined);
  const inHandMs = watchHand(cover);
  const stopListening = [host.on('onGoBack', taps.back), host.on('onSwipeBack', taps.back)];

  // Beneath the cover, so that no list is there twice: `inert` for players, `aria-hidden` for tools that don't know it.
  root.inert = true;
  root.setAttribute('aria-hidden', 'true');
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
        country: session.country,
        lang: session.lang,
        t,
        settings,
      }));
      if (tiles.length === 0) return;
      clearTimeout(skeleton);
      draw();
      isPainted = true;
      await painted();
      host.send({ messageType: 'FullLoaded' });
      const again = tapped && tiles?.find((tile) => tileId(tile) === tileId(tapped));
      if (again) onChoose(tileId(again));
      if (savesData()) return;
      if (!taps.chosen) fetchPageOf(tiles[0]);
      // To begin the application takes as long as a form.
      await taps.answered;
      // What goes wrong here goes wrong in the application as well, which tells the player and monitoring. A list in which
      // something is to be left out is shown by the application: its reader is more than this script has room for.
    })
    .catch(() => undefined);

  const leave = (page: FirstPage): void => {
    if (isLeft) return;
    if (page === 'list') {
      isDone = true;
      if (taps.chosen) return;
      const ms = inHandMs();
      if (ms > 0) return void setTimeout(leave, ms, page);
    }
    isLeft = true;
    clearTimeout(skeleton);
    for (const stop of stopListening) stop();
    uncover({ cover, root, page, form: taps.form });
    // The application has a list of its own; a long one is not to be held twice.
    tiles = undefined;
    pageOf = () => undefined;
  };
  return {
    get isPainted() {
      return isPainted;
    },
    get chosen() {
      return taps.chosen;
    },
    get isShown() {
      return !isLeft;
    },
    settled,
    carryOut: (choose) => taps.carryOutBy(choose),
    leave,
    whenBack: (listener) => void backListeners.push(listener),
  };
}
