import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { NetworkState } from '../../core/network/network-state';
import { FakeNetworkState } from '../../core/network/network-state.fake';
import { settled } from '../../core/time/clock.fake';
import { sampleMethod, sampleRegistry, sampleSession } from '../test-kit/samples';
import { testApp } from '../test-kit/test-app';
import { AttemptStore } from '../attempt/attempt-store';
import { againTiles } from './again';
import { chooseAgain } from './choose-again';
import { HostListing } from './host-listing';
import { ListEvents } from './list-events';
import { ListStore } from './list-store';
import { MethodsStore } from './methods-store';

const LISTED = [
  sampleMethod({ name: 'visa', position: 1 }),
  sampleMethod({ name: 'btc', category: 'crypto', position: 2 }),
  sampleMethod({ name: 'eth', category: 'crypto', position: 3 }),
  sampleMethod({ name: 'pix', position: 4 }),
];
const GUARDS = { '/deposit': 'none', '/deposit/redirect/base': 'method', '/deposit/complete': 'transaction' } as const;

/** A loaded list under what the host says of it. `next`: cursor of a further page. */
async function opened(methods?: unknown, next?: string) {
  const kit = testApp({
    session: sampleSession({ methods }),
    registry: sampleRegistry({
      pageAt: (path) => ({ flow: 'deposit', guard: GUARDS[path as keyof typeof GUARDS] }),
    }),
    replace: (app) => app.registerInstance(NetworkState, new FakeNetworkState()),
  });
  const [store, list, host, attempts] = [
    kit.get(MethodsStore),
    kit.get(ListStore),
    kit.get(HostListing),
    kit.get(AttemptStore),
  ];
  kit.get(ListEvents);
  runInAction(() => (kit.navigation.path = '/deposit'));
  const load = list.open('deposit');
  kit.source.answer('deposit', LISTED, next);
  await load;
  const say = async (changed: unknown) => {
    host.onHost({ methods: changed });
    await host.whenRead();
  };
  const problems = () => kit.host.sent.flatMap((it) => (it.messageType === 'onProblem' ? [it.detail] : []));
  const tiles = () => store.tiles.map(({ name }) => name);
  return { ...kit, store, list, attempts, say, problems, tiles };
}

describe('the order', () => {
  it('is the host’s for what it names, and the gateway’s for all others', async () => {
    const { tiles, say, store } = await opened({ order: ['pix', 'crypto'] });
    expect(tiles()).toEqual(['pix', 'crypto', 'visa']);
    await say({ order: ['pix', 'crypto'], first: 'visa' });
    expect(tiles()).toEqual(['visa', 'pix', 'crypto']);
    await say({ order: ['eth', 'pix'] });
    expect(tiles()).toEqual(['crypto', 'pix', 'visa']);
    store.selectGroup('crypto');
    expect(store.groupTiles.map(({ name }) => name)).toEqual(['eth', 'btc']);
    await say(null);
    expect(tiles()).toEqual(['visa', 'crypto', 'pix']);
  });
});

describe('words', () => {
  it('replace names everywhere and are beside the limit', async () => {
    const { store } = await opened({
      labels: { pix: { en: 'Bank app', pt: 'App do banco' }, crypto: 'Coins' },
      notes: { pix: 'No fee', crypto: { en: 'In minutes' } },
    });
    const shown = store.tiles.map(({ name, label, note }) => [name, label, note]);
    expect(shown).toEqual([
      ['visa', 'Visa', undefined],
      ['crypto', 'Coins', ' · In minutes'],
      ['pix', 'Bank app', ' · No fee'],
    ]);
    store.selectGroup('crypto');
    expect(store.groupTitle).toBe('Coins');
    store.selectMethod('pix');
    expect(store.currentMethod?.text).toEqual({ en: 'Bank app', pt: 'App do banco' });
  });
});

describe('what is hidden', () => {
  it('is in no list, no group, no search and no row of earlier payments, and cannot be chosen', async () => {
    const { store, tiles } = await opened({ hide: ['visa', 'btc'] });
    expect(tiles()).toEqual(['crypto', 'pix']);
    expect(store.selectMethod('visa')).toBe(false);
    store.selectGroup('crypto');
    expect(store.groupTiles.map(({ name }) => name)).toEqual(['eth']);
    const paid = { name: 'visa', category: 'other', amount: 500, currency: 'INR' };
    const facts = { currency: 'INR', country: 'in', methodLabel: () => '' };
    expect(againTiles([paid], store.methods, facts)).toEqual([]);
    expect(againTiles([paid], store.known, facts)).toHaveLength(1);
  });

  it('can be a whole group', async () => {
    const { store, tiles } = await opened({ hide: ['crypto'] });
    expect(tiles()).toEqual(['visa', 'pix']);
    expect([store.selectGroup('crypto'), store.selectMethod('btc')]).toEqual([false, false]);
  });

  it('leaves the page of an empty list when it is everything', async () => {
    const { navigation } = await opened({ hide: ['visa', 'crypto', 'pix'] });
    expect(navigation.path).toBe('/empty');
  });

  it('is found in the host’s words, as one that is not listed is in the gateway’s', async () => {
    const { store, say } = await opened({ labels: { visa: 'My card' }, hide: ['visa'] });
    expect([store.find('visa')?.text, store.find('nobody')]).toEqual([{ en: 'My card' }, undefined]);
    await say({ labels: {} });
    expect(store.find('visa')?.text).not.toEqual({ en: 'My card' });
  });

  it('is chosen again for a payment that is under way, and for no other', async () => {
    const { store } = await opened({ hide: ['visa'] });
    expect(await chooseAgain(store, 'deposit', { methodName: 'visa', isUnderWay: true })).toBe(true);
    expect(store.currentMethod?.name).toBe('visa');
    store.reset();
    const again = chooseAgain(store, 'deposit', { methodName: 'visa' });
    expect(store.currentMethod).toBeUndefined();
    await settled();
    void again;
  });

  it('has its form left at once, and no page of a payment', async () => {
    const { store, list, say, navigation } = await opened();
    await list.chooseTile({ kind: 'method', name: 'visa' });
    expect(navigation.path).toBe('/deposit/redirect/base');
    await say({ order: ['pix'] });
    expect(navigation.path).toBe('/deposit/redirect/base');
    await say({ hide: ['visa'] });
    expect(navigation.path).toBe('/deposit');
    store.reset();
    await say({});
    await list.chooseTile({ kind: 'method', name: 'visa' });
    runInAction(() => (navigation.path = '/deposit/complete'));
    await say({ hide: ['visa'] });
    expect([navigation.path, store.currentMethod?.name]).toEqual(['/deposit/complete', 'visa']);
  });
});

describe('what cannot be used', () => {
  it('costs itself alone and is told once', async () => {
    const { tiles, problems, say } = await opened({
      order: ['pix', {}],
      hide: ['gone'],
      first: [],
      notes: { nobody: 'x' },
    });
    expect(tiles()).toEqual(['pix', 'visa', 'crypto']);
    expect(new Set(problems())).toEqual(
      new Set(['methods.first', 'methods.hide: gone', 'methods.notes: nobody', 'methods.order.1']),
    );
    await say({ hide: ['gone', 'visa'] });
    expect(tiles()).toEqual(['crypto', 'pix']);
    expect(problems()).toHaveLength(4);
  });

  it('is not told of before the whole list is here', async () => {
    const { problems, source, store } = await opened({ hide: ['later', 'gone'] }, 'p2');
    expect(problems()).toEqual([]);
    const rest = store.loadRest();
    await settled();
    source.answer('deposit', [sampleMethod({ name: 'later' })]);
    await rest;
    expect(problems()).toEqual(['methods.hide: gone']);
  });

  it('is a list, a text or a number', async () => {
    for (const methods of [['pix'], 'pix', 5]) {
      const { tiles, problems } = await opened(methods);
      expect(tiles()).toEqual(['visa', 'crypto', 'pix']);
      expect(problems()).toEqual(['methods']);
    }
  });
});
