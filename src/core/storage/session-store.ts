import { parse, parseJson } from '../../contract/parse';
import type { SessionStore } from './storage';

/** Under this stands that something did not fit, so that a page after a reload does not believe that it sees all. */
const LOST_KEY = 'cashier.lost';

/**
 * Session storage as JSON. A frame may be denied storage, or it may be full: then values are kept in memory, so that
 * the page goes on and only a reload forgets. `getStorage` is called at each use because the access itself may throw.
 */
export function createSessionStore(getStorage: () => Storage): SessionStore {
  const memory = new Map<string, string>();

  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(getStorage());
    } catch {
      return undefined;
    }
  };
  const remove = (key: string): void => {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key));
  };

  const hasLost = (): boolean => attempt((storage) => storage.getItem(LOST_KEY)) != null;
  const stored = (): string[] | undefined =>
    attempt((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''));

  return {
    remove,
    keys: (prefix) => [...new Set([...(stored() ?? []), ...memory.keys()])].filter((key) => key.startsWith(prefix)),
    get isShared() {
      return memory.size === 0 && stored() !== undefined && !hasLost();
    },
    read(key, schema) {
      const text = memory.get(key) ?? attempt((storage) => storage.getItem(key));
      if (text == null) return undefined;
      const json = parseJson(text, key);
      const parsed = json.ok ? parse(schema, json.value, key) : json;
      if (parsed.ok) return parsed.value;
      remove(key);
      return undefined;
    },
    write(key, value) {
      remove(key);
      const text = toJson(value);
      if (text === undefined) return;
      const written = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      });
      if (written) return;
      memory.set(key, text);
      attempt((storage) => storage.setItem(LOST_KEY, '1'));
    },
  };
}

/** Undefined for what JSON cannot hold: a function, a cycle, a BigInt. */
function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
