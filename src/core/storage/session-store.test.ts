import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createSessionStore } from './session-store';
import { memorySessionStore, memoryStorage } from './session-store.fake';

const Step = v.object({ step: v.string() });

describe('session store', () => {
  it('gives back what was written, also after a reload', () => {
    const storage = memoryStorage();
    memorySessionStore(storage).write('attempt', { step: 'created' });
    expect(memorySessionStore(storage).read('attempt', Step)).toEqual({ step: 'created' });
  });

  it('gives back any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const store = memorySessionStore();
        store.write('key', value);
        expect(JSON.stringify(store.read('key', v.unknown()))).toBe(JSON.stringify(value));
      }),
    );
  });

  it.each([['{"step":5}'], ['{'], [''], ['null']])('drops %j, which does not fit', (text) => {
    const storage = memoryStorage({ attempt: text });
    expect(memorySessionStore(storage).read('attempt', Step)).toBeUndefined();
    expect(storage.getItem('attempt')).toBeNull();
  });

  it('knows nothing of a key that was removed or never written', () => {
    const store = memorySessionStore();
    store.write('attempt', { step: 'created' });
    store.remove('attempt');
    expect(store.read('attempt', Step)).toBeUndefined();
    expect(store.read('other', Step)).toBeUndefined();
  });

  it('forgets the old value when the new one cannot be JSON', () => {
    const store = memorySessionStore();
    const cycle: Record<string, unknown> = {};
    cycle['self'] = cycle;
    for (const value of [cycle, { big: 1n }, undefined, () => 1]) {
      store.write('attempt', { step: 'created' });
      store.write('attempt', value);
      expect(store.read('attempt', Step)).toBeUndefined();
    }
  });

  it('keeps values for this page when storage is denied', () => {
    const store = createSessionStore(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    store.write('attempt', { step: 'created' });
    expect(store.read('attempt', Step)).toEqual({ step: 'created' });
    store.remove('attempt');
    expect(store.read('attempt', Step)).toBeUndefined();
  });

  it('is not whole after a reload where something did not fit', () => {
    const storage = memoryStorage();
    const store = memorySessionStore(storage);
    expect(store.isShared).toBe(true);
    const { setItem } = storage;
    storage.setItem = (key, value) => {
      if (value.length > 20) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, value);
    };
    store.write('attempt', { step: 'created, and waits' });
    expect(memorySessionStore(storage).isShared).toBe(false);
  });

  it('does not show an older value after storage ran full', () => {
    const storage = memoryStorage();
    const store = createSessionStore(() => storage);
    store.write('attempt', { step: 'created' });
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    store.write('attempt', { step: 'paid' });
    expect(store.read('attempt', Step)).toEqual({ step: 'paid' });
    expect(storage.getItem('attempt')).toBeNull();
  });
});
