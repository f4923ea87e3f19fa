import { createSessionStore } from './session-store';
import type { SessionStore } from './storage';

/** A store whose content tests can see: JSON by key. */
export interface MemorySessionStore extends SessionStore {
  readonly texts: Map<string, string>;
}

export type MemoryStorage = Storage & Pick<MemorySessionStore, 'texts'>;

/** A Storage in memory. Tests simulate a reload by a second store over the same one. */
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

/** The real store over a Storage in memory. */
export function memorySessionStore(storage = memoryStorage()): MemorySessionStore {
  return Object.assign(
    createSessionStore(() => storage),
    { texts: storage.texts },
  );
}
