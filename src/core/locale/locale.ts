import type { InjectionToken } from 'tsyringe';
import type { Text } from '../../contract/primitives';
import type { MessageKey } from '../../locales/message-key';

export type { MessageKey };

/** The locale files, named by file and not by BCP 47: `in` is English (India), `mx` Spanish (Mexico). */
export const LANGUAGES = ['en', 'es', 'hi', 'in', 'mr', 'mx', 'pt', 'ru', 'te'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Texts and formats in the player's language. Observable: whoever reads it is up to date when messages arrive and when
 * the host changes the language.
 */
export interface Locale {
  readonly language: Language;
  /** BCP 47 tag for Intl, e.g. `es-MX` for `mx`, `mr-IN-u-nu-latn` for `mr`. */
  readonly tag: string;
  /** `key` is `namespace:path` for a plugin's own messages, a bare path for the core's. The key itself when missing. */
  t(key: MessageKey, values?: Readonly<Record<string, string | number>>): string;
  /** For a key that only the gateway's answer knows, or a file that may not have come. Undefined when there is no message. */
  findMessage(key: string): string | undefined;
  /** The text in the player's language, else English, else any. */
  text(text: Text | string | null | undefined): string;
  /** Messages of this namespace have come, in whatever language. */
  has(namespace: string): boolean;
  /** Loads a plugin's messages, English first, then the player's. Failures are logged only; never rejects. */
  loadNamespace(namespace: string): Promise<void>;
}
export const Locale: InjectionToken<Locale> = Symbol('Locale');
