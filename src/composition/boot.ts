import type { HostChannel } from '../core/host-bridge/host-channel';
import type { PrefetchedResponses } from '../core/http/prefetched-responses';
import type { LanguagePacks } from '../core/locale/locale';
import type { SessionData } from '../core/session/session';
import type { Settings } from '../core/settings/settings';
import type { FirstList } from '../first/first-list';
import type { SessionStore } from '../core/storage/storage';
import type { TappedTile } from './kept-tap';

/** What the first script hands over to main. */
export interface Boot {
  settings: Settings;
  storage: SessionStore;
  channel: HostChannel;
  session: Promise<SessionData>;
  prefetched: PrefetchedResponses;
  /** Settled with `session`; undefined when the settings name none. */
  packs: Promise<LanguagePacks | undefined> | undefined;
  /** Found while reading settings and host data; for monitoring. */
  problems: string[];
  /** Settled with `session`: shown already, or the one that shows nothing. */
  firstList: Promise<FirstList>;
  /** What the player tapped before the page was loaded anew for a file that was gone. */
  tapped: TappedTile | undefined;
}
