import type { InjectionToken } from 'tsyringe';
import type { LoadedPayload } from '../../contract/host';
import type { Design, Platform, Theme } from '../../contract/primitives';

/**
 * What the host told at the start, after defaults. Fixed for the life of the page, but for the player and the token, language, theme, the
 * brand's tokens and the player's country and currency.
 */
export interface Session {
  readonly payload: LoadedPayload;
  /** The player by whom the host is signed in now; empty: it names none. Observable. */
  readonly userId: string;
  /** An empty one changes nothing: a message that names nobody signs nobody out. */
  setUserId(userId: string): void;
  /** Refreshed by the push `login.token` and by a later `loaded`. Observable. Never logged, stored or monitored. */
  readonly token: string;
  /** An empty token changes nothing: a refresh that has none is no sign-out. */
  setToken(token: string): void;
  /** Lower-cased paymentGeo, ISO 3166-1 alpha-2. Observable. */
  readonly country: string;
  /** ISO 4217 or a crypto code. Observable. */
  readonly currency: string;
  /** Only where nothing is under way in the old ones (cashier/methods/list-events.ts). The design stays. */
  setRegion(region: Region): void;
  /** As the host sent it, e.g. `pt-BR`. Observable. */
  readonly lang: string;
  setLang(lang: string): void;
  readonly platform: Platform;
  readonly isNative: boolean;
  /** Native is always dark; else the host's wish, else the system's. Observable. */
  readonly theme: Theme;
  setTheme(theme: Theme): void;
  /** The host's own, over those of the settings. Observable. */
  readonly tokens: Readonly<Record<string, string>>;
  setTokens(tokens: Readonly<Record<string, string>>): void;
  /** By the country at the start. */
  readonly design: Design;
  /** What the host tries with this player, by name: text, numbers and truth values; told with every analytics event. */
  readonly experiments: Readonly<Record<string, string | number | boolean>>;
  /** In an iframe or a native view, so that the browser's own history must stay clean. */
  readonly isEmbedded: boolean;
}
export const Session: InjectionToken<Session> = Symbol('Session');

/** Where the player is for the gateway. */
export interface Region {
  country: string;
  currency: string;
}

/** The session as the first script made it (see create-session). */
export type SessionData = Omit<
  Session,
  'userId' | 'setUserId' | 'setToken' | 'setLang' | 'setTheme' | 'setTokens' | 'tokens' | 'setRegion' | 'experiments'
>;
export const SessionData: InjectionToken<SessionData> = Symbol('SessionData');
