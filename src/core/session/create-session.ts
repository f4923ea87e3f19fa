import type { LoadedPayload } from '../../contract/host';
import type { Platform, Theme } from '../../contract/primitives';
import type { Settings } from '../../contract/settings';
import type { CarrierKind } from '../host-bridge/carrier';
import type { SessionData } from './session';

/** Up to this width a frame counts as mobile (spec 9). */
const MOBILE_WIDTH = '(max-width: 767px)';
const MOBILE_AGENT = /Android|iPhone|iPad|iPod|Mobi/i;

/** The parts of `window` that are used. */
interface SessionWindow {
  readonly parent: unknown;
  readonly navigator: { readonly userAgent: string };
  matchMedia(query: string): { readonly matches: boolean };
}

export interface SessionSource {
  /** Payload of `loaded`, after `withStoredUser`. */
  payload: LoadedPayload;
  carrier: CarrierKind;
  settings: Pick<Settings, 'legacyCountries'>;
  window: SessionWindow;
}

/** Creates the page's session. Needs no injection, so that the first script can use it. */
export function createSession({ payload, carrier, settings, window }: SessionSource): SessionData {
  const platform = payload.platform ?? platformOf(carrier, window);
  const isNative = carrier !== 'parent' || platform === 'android' || platform === 'ios';
  const country = payload.paymentGeo.toLowerCase();
  const isLegacy = settings.legacyCountries.some((listed) => listed.toLowerCase() === country);
  return {
    payload,
    token: payload.token,
    country,
    currency: payload.currency || (payload.user?.currency ?? ''),
    lang: payload.lang,
    platform,
    isNative,
    theme: themeOf(payload, isNative, window),
    design: isLegacy ? 'legacy' : 'current',
    isEmbedded: window.parent !== window || carrier !== 'parent',
  };
}

/**
 * For hosts that give no platform: the native bridge decides; otherwise a phone's browser or a narrow frame is mobile.
 */
function platformOf(carrier: CarrierKind, window: SessionWindow): Platform {
  if (carrier !== 'parent') return carrier;
  const isMobile = MOBILE_AGENT.test(window.navigator.userAgent) || window.matchMedia(MOBILE_WIDTH).matches;
  return isMobile ? 'mobile' : 'desktop';
}

function themeOf(payload: LoadedPayload, isNative: boolean, window: SessionWindow): Theme {
  if (isNative) return 'dark';
  const { theme } = payload;
  if (theme === 'light' || theme === 'dark') return theme;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
