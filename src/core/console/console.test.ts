import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LoadedPayload } from '../../contract/host';
import { withStoredUser } from '../session/stored-user';
import { memorySessionStore, memoryStorage, type MemoryStorage } from '../storage/session-store.fake';
import { installConsoleHelpers, type ConsoleHelpers, type ConsoleWindow } from './console-helpers';
import { createLogger } from './logger';

function page() {
  const storage = memoryStorage();
  let reloads = 0;
  const window: ConsoleWindow = { location: { reload: () => void reloads++ } };
  installConsoleHelpers(window, memorySessionStore(storage));
  return { storage, helpers: window.cashier as ConsoleHelpers, reloads: () => reloads };
}

function logged(storage: MemoryStorage, isDevelopment = false): string[] {
  const lines: string[] = [];
  const add = (...parts: unknown[]): void => void lines.push(parts.map((part) => JSON.stringify(part)).join(' '));
  const console = { info: add, warn: add };
  const logger = createLogger({ store: memorySessionStore(storage), isDevelopment, console });
  logger.info('hello');
  logger.warn('careful', { step: 1, token: 'secret' });
  return lines;
}

describe('window.cashier', () => {
  it('switches logging on and off, as "1" and "0", and reloads', () => {
    const { storage, helpers, reloads } = page();
    expect(logged(storage)).toEqual([]);
    helpers.forceLogging(true);
    expect(storage.getItem('cashier.forceLogging')).toBe('1');
    expect(logged(storage)).toEqual(['"[cashier] hello"', '"[cashier] careful" {"step":1,"token":"[secret]"}']);
    helpers.forceLogging(false);
    expect(storage.getItem('cashier.forceLogging')).toBe('0');
    expect(logged(storage)).toEqual([]);
    expect(reloads()).toBe(2);
  });

  it('stores a user whose keys override those of the host after the reload', () => {
    const { storage, helpers, reloads } = page();
    helpers.setUser({ paymentGeo: 'BR' });
    const host = v.parse(LoadedPayload, { token: 't', paymentGeo: 'IN', currency: 'INR' });
    expect(withStoredUser(host, memorySessionStore(storage))).toMatchObject({ paymentGeo: 'BR', currency: 'INR' });
    helpers.setUser(null);
    expect(storage.getItem('cashier.user')).toBeNull();
    expect(reloads()).toBe(2);
  });

  it.each([['text'], [5], [undefined], [[]]])('refuses %j for a user', (user) => {
    const { storage, helpers, reloads } = page();
    expect(() => helpers.setUser(user as never)).toThrow('takes an object or null');
    expect([storage.length, reloads()]).toEqual([0, 0]);
  });
});

describe('logger', () => {
  it.each([['0'], ['true'], ['2'], ['{']])('is silent in production with %j in storage', (value) => {
    expect(logged(memoryStorage({ 'cashier.forceLogging': value }))).toEqual([]);
  });

  it('always speaks in development', () => {
    expect(logged(memoryStorage(), true)).toHaveLength(2);
  });
});
