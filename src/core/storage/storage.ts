import type { InjectionToken } from 'tsyringe';
import type { Schema } from '../../contract/parse';

/** Session storage, parsed by schema at every read; a value that does not fit is dropped. Never throws. */
export interface SessionStore {
  read<T>(key: string, schema: Schema<T>): T | undefined;
  write(key: string, value: unknown): void;
  remove(key: string): void;
  /** The stored keys that begin with `prefix`. */
  keys(prefix: string): readonly string[];
  /** False where the browser refuses storage: values live in memory, and other frames do not see them. */
  readonly isShared: boolean;
}
/** All entries of players begin like this (player-store.ts). The first script looks for it. */
export const PLAYER_PREFIX = 'cashier.of.';

/** A player's choice of a language (core/locale/language-choice.ts). */
export const LANGUAGE_KEY = 'language';

/** What belongs to the tab whoever plays: flags for developers, a tile that was tapped before a reload. */
export const SessionStore: InjectionToken<SessionStore> = Symbol('SessionStore');
/** What belongs to the player of this scope, and is read for no other one (player-store.ts). */
export const PlayerStore: InjectionToken<SessionStore> = Symbol('PlayerStore');
