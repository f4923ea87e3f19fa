/**
 * The first list: painted by the first script as soon as the methods are there, before React has arrived, as the very
 * elements that React hydrates later. A tap only marks its tile; the application carries it out.
 */
// This file's style sheet covers all that the first script draws; the page's head requests it before any script has
// run.
import '../ui/tokens/global.css';
import './start-notice.css';
import type { Flow } from '../contract/primitives';
import type { Settings } from '../contract/settings';
import { tileId, type TileChoice } from '../cashier/methods/tiles';
import type { HostBridge } from '../core/host-bridge/host-bridge';
import type { Answer } from '../core/http/answer';
import type { Locale } from '../core/locale/locale';
import { savesData } from '../core/network/saves-data';
import { painted } from '../core/time/painted';
import type { SessionData } from '../core/session/session';
import { discoverPlugins } from '../kernel/discover-plugins';
import type { PluginManifest } from '../kernel/plugin';
import { ManifestRegistry } from '../kernel/registry';
import { drawFirstList } from './draw-first-list';
import type { FirstList } from './first-list';
import { chooseTile, fetchPageOf, onTap, type Tapped } from './first-taps';
import { messageFiles, plainMessages, type MessageRequest } from './plain-messages';
import { readFirstList, requestListFiles } from './read-first-list';

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

type DrawnList = { -readonly [K in keyof FirstList]: FirstList[K] } & Tapped;

export function showFirstList(sources: FirstListSources): FirstList {
  const { root, host, session, methods, messages, tapped } = sources;
  const registry = new ManifestRegistry(discoverPlugins(), 'current');
  const files = requestListFiles(session.payload);
  let t: Locale['t'] = () => '';
  let isSkeleton = false;
  let isIntact = true;
  // Extra attributes do React no harm.
  const changes = new MutationObserver(() => (isIntact = false));
  const lostIcons: string[] = [];
  const onError = ({ target }: Event) => void (target instanceof HTMLImageElement && lostIcons.push(target.src));
  const onClick = (event: Event) => onTap(list, sources, event);
  const draw = () => drawFirstList(sources, registry, t, list.content);
  root.addEventListener('click', onClick);
  // `error` events of images do not bubble, so listen in the capture phase.
  root.addEventListener('error', onError, true);
  root.dataset['first'] = '';
  const skeleton = setTimeout(() => {
    isSkeleton = true;
    draw();
  }, SKELETON_AFTER_MS);
  const worded = messageFiles(messages).then((files) => {
    t = plainMessages(files);
    // While a slow gateway keeps the skeleton on screen, its texts can already be shown.
    if (isSkeleton && list.isShown) draw();
  });
  const settled = Promise.all([methods, worded])
    .then(async ([{ body }]) => {
      if (!list.isShown) return;
      const content = await readFirstList(body, { ...sources, t, registry }, files);
      // The application may have come while the list's files were loading.
      if (!content || !list.isShown) return;
      list.content = content;
      clearTimeout(skeleton);
      draw();
      changes.observe(root, { childList: true, characterData: true, subtree: true });
      list.isPainted = true;
      await painted();
      host.send({ messageType: 'FullLoaded' });
      if (tapped)
        chooseTile(
          list,
          sources,
          content.tiles.findIndex((tile) => tileId(tile) === tileId(tapped)),
        );
      if (!list.tapped && !savesData()) fetchPageOf(list, sources, content.tiles[0]!);
    })
    // What goes wrong goes wrong in the application as well, which notifies the player and monitoring.
    .catch(() => undefined);
  const list: DrawnList = {
    isPainted: false,
    get isIntact() {
      return isIntact && root.isConnected;
    },
    tapped: undefined,
    isShown: true,
    settled,
    lostIcons,
    leave() {
      list.isShown = false;
      changes.disconnect();
      clearTimeout(skeleton);
      // A copy may stand in its place.
      document.getElementById(root.id)?.removeAttribute('data-first');
      root.removeEventListener('click', onClick);
      root.removeEventListener('error', onError, true);
    },
  };
  return list;
}
