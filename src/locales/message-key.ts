/**
 * The keys of all messages, read off the English files: a wrong key is a type error. Types only; nothing of the files
 * gets into the bundle.
 */
import type core from './en.json';
import type player from './player/en.json';

declare global {
  /** By namespace. Each plugin adds its English file in a `messages.d.ts` of its own folder. */
  // oxlint-disable-next-line typescript/no-empty-object-type -- the plugins fill it
  interface PluginMessages {}
}

/**
 * `list.title` for the core's messages, `player:lock.until` for those that the list does not need,
 * `pix:steps.open` for a plugin's; of plural forms the key without its class.
 */
export type MessageKey = PathsOf<typeof core> | `player:${PathsOf<typeof player>}` | PluginKey;

type PluginKey = { [Id in keyof PluginMessages]: `${Id}:${PathsOf<PluginMessages[Id]>}` }[keyof PluginMessages];

type PathsOf<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string
    ? WithoutPluralClass<Key, keyof Messages>
    : `${Key}.${PathsOf<Messages[Key]>}`;
}[keyof Messages & string];

/** English has two plural classes, and a plural message has both: `reason_other` alone is a key of its own. */
type WithoutPluralClass<Key extends string, Keys> = Key extends `${infer Base}_${'one' | 'other'}`
  ? `${Base}_one` | `${Base}_other` extends Keys
    ? Base
    : Key
  : Key;
