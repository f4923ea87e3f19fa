import type { InjectionToken } from 'tsyringe';
import type { Messages } from '../../contract/http';
import type { Problem } from '../../contract/parse';
import type { Text } from '../../contract/primitives';
import type { MessageKey } from '../../locales/message-key';

export type { MessageKey };

/** The locale files, named by file and not by BCP 47: `in` is English (India), `mx` Spanish (Mexico). */
export const LANGUAGES = ['en', 'es', 'hi', 'in', 'mr', 'mx', 'pt', 'ru', 'te'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A deployment's file of texts, in a language that it adds or in place of some of ours. */
export interface LanguagePack {
  /** Canonical BCP 47 tag. */
  tag: string;
  url: string;
  /**
   * Returns the valid messages that `file` has of one namespace; `problems` gets the others. Throws if the file is no
   * object.
   */
  read(file: unknown, namespace: string, english: Messages, problems: Problem[]): Messages;
  /** Returns the core's messages as soon as both files have arrived. Never rejects: a broken file gives no messages. */
  readFirst(file: Promise<unknown>, english: Promise<unknown>): Promise<Messages>;
}

export interface LanguagePacks {
  /** Canonical BCP 47 tags of all packs. */
  readonly tags: readonly string[];
  /** Returns the pack for a host's `lang`; undefined if our own texts, or English, match better. */
  match(lang: string): LanguagePack | undefined;
}
export const LanguagePacks: InjectionToken<LanguagePacks> = Symbol('LanguagePacks');

export const NO_PACKS: LanguagePacks = { tags: [], match: () => undefined };

/**
 * Texts and formats in the player's language. Observable: changes when messages arrive and when the host changes the
 * language.
 */
export interface Locale {
  /** Language of the texts: the name of one of our files, or a pack's tag. */
  readonly language: string;
  /** BCP 47 tag for Intl, e.g. `es-MX` for `mx`, `mr-IN-u-nu-latn` for `mr`. */
  readonly tag: string;
  /**
   * Returns the text of `key`: `namespace:path` for a plugin's own messages, a bare path for the core's. Returns the
   * key itself if the message is missing.
   */
  t(key: MessageKey, values?: Readonly<Record<string, string | number>>): string;
  /** For keys that come from the gateway, or whose file may not have arrived. Undefined if there is no message. */
  findMessage(key: string): string | undefined;
  /** The text in the player's language, or else in English, or else in any other. */
  text(text: Text | string | null | undefined): string;
  /** Whether messages of this namespace have arrived, in any language. */
  has(namespace: string): boolean;
  /** Loads a plugin's messages, English first, then the player's. Failures are logged only; never rejects. */
  loadNamespace(namespace: string): Promise<void>;
}
export const Locale: InjectionToken<Locale> = Symbol('Locale');
