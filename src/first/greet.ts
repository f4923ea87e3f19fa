import type { Flow } from '../contract/primitives';
import type { Settings } from '../contract/settings';
import { openHostChannel, type HostChannel } from '../core/host-bridge/host-channel';
import { readHostData, type HostData } from '../core/host-bridge/host-data';
import { readSettings } from '../core/settings/read-settings';
import { createSessionStore } from '../core/storage/session-store';
import type { SessionStore } from '../core/storage/storage';
import { takeTap, type TappedTile } from './kept-tap';

/** What the address says about the page. */
interface FirstPage {
  flow: Flow;
  /** It begins with the list of deposits. */
  isList: boolean;
  /** The page that a provider's window ends on where the host names none of its own (`returnUrl`). */
  isReturn: boolean;
  /** A page in a window of its own, which no host will answer. */
  standsAlone: boolean;
  /** The language of its texts until the host names one. */
  lang: string;
}

export interface Greeting {
  window: Window;
  page: FirstPage;
  settings: Settings;
  /** Problems found in the settings, and later in the host's data. */
  problems: string[];
  storage: SessionStore;
  /** The tile that the player tapped before the page reloaded for a missing file. */
  tapped: TappedTile | undefined;
  channel: HostChannel;
  /** The host's data; of a page that stands alone, its own. */
  loaded: Promise<HostData>;
}

/** Reads what the page itself knows, and greets the host. */
export function greet(window: Window): Greeting {
  const { document } = window;
  const page = pageOf(window);
  if (page.standsAlone) document.documentElement.dataset['alone'] = '';
  const { settings, problems } = readSettings(document);
  const storage = createSessionStore(() => window.sessionStorage);
  const tapped = takeTap(storage, page.flow);
  const channel = openHostChannel({ window, hostOrigins: settings.hostOrigins });
  const loaded = page.standsAlone ? Promise.resolve(dataWithoutHost(page)) : channel.loaded;
  return { window, page, settings, problems, storage, tapped, channel, loaded };
}

export function dataWithoutHost({ lang }: FirstPage): HostData {
  return { payload: readHostData({ lang }).payload, problems: [] };
}

function pageOf({ location: { hash, search }, navigator }: Window): FirstPage {
  const isReturn = /[?&]page=return\b/.test(search);
  return {
    flow: hash.startsWith('#/withdrawal') ? 'withdrawal' : 'deposit',
    isList: /^#?\/?(deposit(\/list)?)?$/.test(hash),
    isReturn,
    // The form's page sends the player on to the provider, in a payment window.
    standsAlone: isReturn || hash.startsWith('#/form'),
    lang: new URLSearchParams(search).get('lang') ?? navigator.language,
  };
}
