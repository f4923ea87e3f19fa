import type { InjectionToken } from 'tsyringe';
import type { Schema } from '../../contract/parse';

/** Session storage, parsed by schema at every read; a value that does not fit is dropped. Never throws. */
export interface SessionStore {
  read<T>(key: string, schema: Schema<T>): T | undefined;
  write(key: string, value: unknown): void;
  remove(key: string): void;
}
export const SessionStore: InjectionToken<SessionStore> = Symbol('SessionStore');
