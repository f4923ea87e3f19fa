import type { HostChannel } from '../core/host-bridge/host-channel';
import type { PrefetchedResponses } from '../core/http/prefetched-responses';
import type { LanguagePacks } from '../core/locale/locale';
import type { SessionData } from '../core/session/session';
import type { Settings } from '../core/settings/settings';
import type { FirstList } from './first-list';
import type { RequestedStyles } from '../kernel/loading/preload-files';
import type { SessionStore } from '../core/storage/storage';
import type { TappedTile } from './kept-tap';

/** What the first script passes to the application (src/main.ts). */
export interface Handover {
  settings: Settings;
  storage: SessionStore;
  channel: HostChannel;
  session: Promise<SessionData>;
  prefetched: PrefetchedResponses;
  /** The style sheets that it has requested. */
  styles: RequestedStyles;
  /** Settles before `session`; undefined when the settings name no language packs. */
  packs: Promise<LanguagePacks | undefined> | undefined;
  /** Problems found in the settings and host data, for monitoring. */
  problems: string[];
  /** Settles after `session`: the list that is shown, or one that shows nothing. */
  firstList: Promise<FirstList>;
  /** The tile that the player tapped before the page reloaded for a missing file. */
  tapped: TappedTile | undefined;
}
