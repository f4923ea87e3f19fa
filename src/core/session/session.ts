import type { InjectionToken } from 'tsyringe';
import type { LoadedPayload } from '../../contract/host';
import type { Design, Platform, Theme } from '../../contract/primitives';

/**
 * The host's data of one player, with defaults. Fixed as long as the player stays, except the token, language, theme, the brand's tokens and the player's country and currency.
 */
export interface Session {
  readonly payload: LoadedPayload;
  /** The host's name of the player (`nameOf`); empty if it names none. Another player has another session. */
  readonly userId: string;
  /** Renewed by the push `login.token` and by a later `loaded`. Observable. Never logged, stored or monitored. */
  readonly token: string;
  /** An empty token changes nothing: a message without a token is no sign-out. */
  setToken(token: string): void;
  /** Lower-cased paymentGeo, ISO 3166-1 alpha-2. Observable. */
  readonly country: string;
  /** ISO 4217 or a crypto code. Observable. */
  readonly currency: string;
  /**
   * Call only when nothing is under way in the old country and currency (cashier/methods/list-events.ts). `design`
   * stays.
   */
  setRegion(region: Region): void;
  /** The player's choice, else the host's own value, e.g. `pt-BR`. Observable. */
  readonly lang: string;
  /** The host's language. */
  readonly hostLang: string;
  /** The host's word: the one that it said before changes nothing, another one ends the player's choice. */
  setLang(lang: string): void;
  /** The player's own choice (language-choice.ts). */
  chooseLang(lang: string): void;
  readonly platform: Platform;
  readonly isNative: boolean;
  /** Always dark on native; otherwise the host's choice, or else the system's. Observable. */
  readonly theme: Theme;
  setTheme(theme: Theme): void;
  /** The host's own design tokens, which override those of the settings. Observable. */
  readonly tokens: Readonly<Record<string, string>>;
  setTokens(tokens: Readonly<Record<string, string>>): void;
  /** Decided by the country at the start. */
  readonly design: Design;
  /** The host's experiments with this player, by name: text, numbers and booleans. Sent with every analytics event. */
  readonly experiments: Readonly<Record<string, string | number | boolean>>;
  /** True in an iframe or a native view, where the browser's own history must stay clean. */
  readonly isEmbedded: boolean;
}
export const Session: InjectionToken<Session> = Symbol('Session');

/** The player's country and currency, as the gateway sees them. */
export interface Region {
  country: string;
  currency: string;
}

/** The session as the first script made it (see create-session). */
export type SessionData = Omit<
  Session,
  | 'userId'
  | 'setToken'
  | 'hostLang'
  | 'setLang'
  | 'chooseLang'
  | 'setTheme'
  | 'setTokens'
  | 'tokens'
  | 'setRegion'
  | 'experiments'
>;
export const SessionData: InjectionToken<SessionData> = Symbol('SessionData');
