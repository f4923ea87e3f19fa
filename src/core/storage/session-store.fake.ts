import { createSessionStore } from './session-store';
import type { SessionStore } from './storage';

/** A store, and what stands in it: JSON by key. */
export interface MemorySessionStore extends SessionStore {
  readonly texts: Map<string, string>;
}

export type MemoryStorage = Storage & Pick<MemorySessionStore, 'texts'>;

/** A Storage in memory, for tests in which a reload is a second store over the same one. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): MemoryStorage {
  const entries = new Map(Object.entries(initial));
  return {
    texts: entries,
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

/** The real store over memory. */
export function memorySessionStore(storage = memoryStorage()): MemorySessionStore {
  return { ...createSessionStore(() => storage), texts: storage.texts };
}
