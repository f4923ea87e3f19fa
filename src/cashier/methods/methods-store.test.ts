import { fakeSettings } from '../../core/settings/settings.fake';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { settled } from '../../core/time/clock.fake';
import { sampleMethod } from '../test-kit/samples';
import { testApp } from '../test-kit/test-app';
import { MethodsStore } from './methods-store';
import { PlayerStanding } from '../standing/player-standing';

const visa = sampleMethod();
const btc = sampleMethod({ name: 'btc', category: 'crypto', position: 1 });
const eth = sampleMethod({ name: 'eth', category: 'crypto', position: 2 });

function setUp(settings: Record<string, unknown> = {}) {
  const app = testApp({ settings: fakeSettings(settings) });
  return { ...app, store: app.get(MethodsStore), player: app.get(PlayerStanding) };
}

async function loaded(...methods: unknown[]) {
  const kit = setUp();
  const load = kit.store.load('deposit');
  kit.source.answer('deposit', methods);
  return { ...kit, outcome: await load };
}

describe('MethodsStore.load', () => {
  it('asks for methods and snippet beside each other and shows the list before the snippet is there', async () => {
    const { store, source } = setUp();
    const load = store.load('deposit');
    expect([...source.calls].sort()).toEqual(['deposit', 'snippet']);
    expect([store.isLoadingMethods, store.isLoadingWithdrawalMethods]).toEqual([true, false]);
    source.answer('deposit', [visa, btc]);
    expect(await load).toEqual({ kind: 'loaded' });
    expect(store.tiles.map(({ name }) => name)).toEqual(['crypto', 'visa']);
    expect([store.isLoadingMethods, store.snippet]).toEqual([false, {}]);
    source.snippets[0]?.resolve({ visa: 700 });
    await settled();
    expect(store.snippet).toEqual({ visa: 700 });
  });

  it('keeps the list when the snippet fails, and tells monitoring', async () => {
    const { store, source, monitoring } = await loaded(visa);
    source.snippets[0]?.reject(new AppError('500', { status: 500 }));
    await settled();
    expect(store.tiles).toHaveLength(1);
    expect(store.snippet).toEqual({});
    expect(monitoring.appErrors.map(({ status }) => status)).toEqual([500]);
  });

  it('shares one load among calls for the same flow', async () => {
    const { store, source } = setUp();
    const loads = [store.load('deposit'), store.load('deposit')];
    source.answer('deposit', [visa]);
    expect(await Promise.all(loads)).toEqual([{ kind: 'loaded' }, { kind: 'loaded' }]);
    expect(source.calls.filter((call) => call === 'deposit')).toHaveLength(1);
  });

  it('can be tried again after a failure', async () => {
    const { store, source } = setUp();
    const error = new AppError('Gateway is down', { status: 503 });
    const first = store.load('deposit');
    source.fail('deposit', error);
    expect(await first).toEqual({ kind: 'failed', error });
    expect(store.isLoadingMethods).toBe(false);
    const second = store.load('deposit');
    source.answer('deposit', [visa]);
    expect(await second).toEqual({ kind: 'loaded' });
  });

  it('does not wait for a load that was given up', async () => {
    const { store, source } = setUp();
    void store.load('deposit');
    store.abandonLoad('deposit');
    expect(store.isLoadingMethods).toBe(false);
    void store.load('deposit');
    expect(source.calls.filter((call) => call === 'deposit')).toHaveLength(2);
  });

  it('fails on what is no list', async () => {
    const { store, source } = setUp();
    const load = store.load('deposit');
    source.answer('deposit', { visa } as never);
    expect(await load).toMatchObject({ kind: 'failed' });
  });

  it('is empty when the filter leaves nothing', async () => {
    const { store, outcome } = await loaded(
      sampleMethod({ cardViewType: 6 }),
      sampleMethod({ name: 'b', currency: ['BRL'] }),
    );
    expect(outcome).toMatchObject({ kind: 'empty', error: { message: 'Empty payment methods' } });
    expect([store.initialMethods.length, store.methods.length]).toEqual([2, 0]);
  });

  it('is not empty while a further page may have what can be listed', async () => {
    const { store, source } = setUp();
    const load = store.load('deposit');
    source.answer('deposit', [sampleMethod({ cardViewType: 6 })], 'visa');
    await settled();
    source.answer('deposit', [btc]);
    expect(await load).toEqual({ kind: 'loaded' });
    expect(store.methods.map(({ name }) => name)).toEqual(['btc']);
  });

  it('prefers the display types that the deployment allows', async () => {
    const { store, source } = setUp({ allowedCardViewTypes: [6] });
    const load = store.load('deposit');
    source.answer('deposit', [visa, sampleMethod({ name: 'pix', cardViewType: 6 })]);
    await load;
    expect(store.methods.map(({ name }) => name)).toEqual(['pix']);
  });

  it('does not mix the flows when the player changes over while a list is under way', async () => {
    const { store, source } = setUp();
    void store.load('deposit');
    const load = store.load('withdrawal');
    source.answer('withdrawal', [btc]);
    await load;
    source.answer('deposit', [visa]);
    await settled();
    expect([store.flow, store.methods.map(({ name }) => name)]).toEqual(['withdrawal', ['btc']]);
  });

  it('measures the fetch', async () => {
    const { store, source, clock, monitoring, analytics } = setUp();
    const load = store.load('deposit');
    await clock.pass(1234);
    source.answer('deposit', [visa]);
    await load;
    expect(monitoring.metrics).toMatchObject([{ name: 'paymentMethodsFetch', value: 1234 }]);
    expect(analytics.metrics).toEqual([{ key: 'paymentMethodsFetch', value: 1234 }]);
  });

  it('tells of each bad method once, however often the list opens', async () => {
    const { store, source, monitoring } = await loaded(visa, { label: 'broken' });
    const again = store.load('deposit');
    source.answer('deposit', [visa, { label: 'broken' }, { label: 'too' }]);
    await again;
    expect(monitoring.appErrors).toHaveLength(1);
    expect(monitoring.appErrors[0]?.message).toContain('deposit methods[1]');
  });
});

describe('choosing', () => {
  it('chooses a tile only when it is listed and not active already', async () => {
    const { store } = await loaded(visa, btc, eth);
    expect(store.selectGroup('crypto')).toBe(true);
    expect(store.selectGroup('crypto')).toBe(false);
    expect(store.selectGroup('e-money')).toBe(false);
    expect(store.selectMethod('btc')).toBe(true);
    expect(store.selectMethod('btc')).toBe(false);
    expect(store.selectMethod('nothing')).toBe(false);
    expect(store.groupTiles.map(({ name }) => name)).toEqual(['btc', 'eth']);
    expect([store.currentGroup?.name, store.currentMethod?.name]).toEqual(['crypto', 'btc']);
  });

  it('leaves the group with a method from elsewhere, and the method with a group', async () => {
    const { store } = await loaded(visa, btc, eth);
    store.selectGroup('crypto');
    store.selectMethod('visa');
    expect([store.currentGroup, store.currentMethod?.name]).toEqual([undefined, 'visa']);
    store.selectGroup('crypto');
    expect(store.currentMethod).toBeUndefined();
  });

  it('forgets the choice on reset and keeps the list', async () => {
    const { store } = await loaded(visa, btc);
    store.selectMethod('visa');
    store.reset();
    expect([store.currentMethod, store.currentGroup, store.tiles.length]).toEqual([undefined, undefined, 2]);
    expect(store.selectMethod('visa')).toBe(true);
  });
});
