import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LoadedPayload } from '../../contract/host';
import { withStoredUser } from '../session/stored-user';
import { memorySessionStore, memoryStorage } from '../storage/session-store.fake';
import { installConsoleHelpers, type ConsoleHelpers, type ConsoleWindow } from './console-helpers';
import { createLogger } from './logger';
import { scrub, scrubText } from './scrub';

function page() {
  const storage = memoryStorage();
  let reloads = 0;
  const window: ConsoleWindow = { location: { reload: () => void reloads++ } };
  installConsoleHelpers(window, memorySessionStore(storage));
  return { storage, helpers: window.cashier as ConsoleHelpers, reloads: () => reloads };
}

function logged(storage: Storage, isDevelopment = false): string[] {
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
    expect(logged(storage)).toEqual(['"[cashier] hello"', '"[cashier] careful" {"step":1,"token":"[hidden]"}']);
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

describe('scrub', () => {
  it('hides secrets by their name and by their look', () => {
    const value = {
      token: 'aaa',
      nested: [{ cardNumber: 'bbb', Authorization: 'ccc', fields: { a: 'ddd' } }],
      note: 'paid by 4242 4242-4242 4242, Bearer eee, eyJhbGciOi.eyJzdWIi.sig',
      url: 'https://pay.example/a?session=fff#ggg',
      error: new Error('no card 4242424242424242'),
      kept: 'method visa_inr 500',
    };
    const text = JSON.stringify(scrub(value));
    for (const secret of ['aaa', 'bbb', 'ccc', 'ddd', 'eee', 'eyJ', 'fff', 'ggg', '4242'])
      expect(text).not.toContain(secret);
    expect(text).toContain('method visa_inr 500');
    expect(text).toContain('https://pay.example/a');
  });

  it('lets no card number through, however it is spaced', () => {
    const card = fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 19 })
      .chain((digits) => fc.constantFrom('', ' ', '-').map((gap) => digits.join(gap)));
    fc.assert(fc.property(fc.string(), card, (before, number) => !scrubText(`${before} ${number}`).includes(number)));
  });

  it('ends on a cycle and takes anything', () => {
    const cycle: Record<string, unknown> = {};
    cycle['self'] = cycle;
    expect(JSON.stringify(scrub(cycle))).toContain('…');
    fc.assert(fc.property(fc.anything(), (value) => void scrub(value)));
  });
});
