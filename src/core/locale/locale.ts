import type { InjectionToken } from 'tsyringe';
import type { Messages } from '../../contract/http';
import type { Problem } from '../../contract/parse';
import type { Text } from '../../contract/primitives';
import type { MessageKey } from '../../locales/message-key';

export type { MessageKey };

/** The locale files, named by file and not by BCP 47: `in` is English (India), `mx` Spanish (Mexico). */
export const LANGUAGES = ['en', 'es', 'hi', 'in', 'mr', 'mx', 'pt', 'ru', 'te'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A deployment's file of texts: in a language that it adds, or in place of some of ours. */
export interface LanguagePack {
  /** BCP 47, canonical. */
  tag: string;
  url: string;
  /** What its file has of one namespace, without what is not sound, which `problems` gets. Throws for a bad file. */
  read(file: unknown, namespace: string, english: Messages, problems: Problem[]): Messages;
  /** The core's texts while both files are on their way. Never rejects: a bad file has none. */
  readFirst(file: Promise<unknown>, english: Promise<unknown>): Promise<Messages>;
}

export interface LanguagePacks {
  /** The pack for a host's `lang`; undefined when our own texts, or English, are nearer. */
  match(lang: string): LanguagePack | undefined;
}
export const LanguagePacks: InjectionToken<LanguagePacks> = Symbol('LanguagePacks');

export const NO_PACKS: LanguagePacks = { match: () => undefined };

/**
 * Texts and formats in the player's language. Observable: whoever reads it is up to date when messages arrive and when
 * the host changes the language.
 */
export interface Locale {
  /** Of the texts: the name of one of our files, or a pack's tag. */
  readonly language: string;
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
