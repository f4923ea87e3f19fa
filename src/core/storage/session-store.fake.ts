import { createSessionStore } from './session-store';
import type { SessionStore } from './storage';

/** A Storage in memory, for tests in which a reload is a second store over the same one. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): Storage {
  const entries = new Map(Object.entries(initial));
  return {
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
export function memorySessionStore(storage: Storage = memoryStorage()): SessionStore {
  return createSessionStore(() => storage);
}
