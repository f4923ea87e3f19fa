import { observable, runInAction } from 'mobx';
import { afterEach, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { FakeNetworkState } from '../../core/network/network-state.fake';
import type { AttemptStep } from '../attempt/attempt-record';
import { NetworkState } from '../../core/network/network-state';
import { AttemptStore } from '../attempt/attempt-store';
import { testApp } from '../test-kit/test-app';
import { settled } from '../../core/time/clock.fake';
import { sampleMethod, sampleRegistry, sampleSession } from '../test-kit/samples';
import { HostListing } from './host-listing';
import { ListEvents } from './list-events';
import { ListStore } from './list-store';
import { MethodsStore } from './methods-store';

const GUARDS: Readonly<Record<string, 'none' | 'method' | 'transaction'>> = {
  '/deposit': 'none',
  '/withdrawal': 'none',
  '/error': 'none',
  '/deposit/limits': 'none',
  '/deposit/base': 'method',
  '/deposit/complete': 'transaction',
};

let dispose = () => {};
afterEach(() => dispose());

async function setUp() {
  const session = sampleSession();
  const network = new FakeNetworkState();
  const attempts = observable({ step: undefined as AttemptStep | undefined, stepOf: () => attempts.step });
  const registry = sampleRegistry({
    pageAt: (path) => (GUARDS[path] ? { flow: 'deposit', guard: GUARDS[path] } : undefined),
  });
  const { get, source, navigation, realtime, monitoring } = testApp({
    session,
    registry,
    replace: (app) => {
      app.registerInstance(NetworkState, network);
      app.registerInstance(AttemptStore, attempts as unknown as AttemptStore);
    },
  });
  const [methods, list, events, listing] = [get(MethodsStore), get(ListStore), get(ListEvents), get(HostListing)];
  dispose = () => events.dispose();
  const show = (path: string) => runInAction(() => (navigation.path = path));
  show('/deposit');
  const open = list.open('deposit');
  source.answer('deposit', [sampleMethod()]);
  await open;
  return { source, navigation, session, realtime, network, methods, list, events, listing, attempts, show, monitoring };
}
const region = ({ session }: Awaited<ReturnType<typeof setUp>>) => `${session.country} ${session.currency}`;
const asked = ({ source }: Awaited<ReturnType<typeof setUp>>) =>
  source.calls.filter((call) => call !== 'snippet').length;

it.each([
  ['a push', { currency: 'KGS', paymentGeo: 'KG' }, 'kg KGS'],
  ['a push of the currency alone', { currency: 'USD' }, 'in USD'],
  ['a push of the country alone', { paymentGeo: 'BD' }, 'bd INR'],
])('%s fetches the list that is shown anew, methods and suggested amounts', async (_, push, expected) => {
  const kit = await setUp();
  kit.methods.selectMethod('visa');
  kit.realtime.push('login.token', push);
  expect([region(kit), asked(kit), kit.methods.methods, kit.methods.currentMethod]).toEqual([
    expected,
    2,
    [],
    undefined,
  ]);
  expect(kit.source.calls.filter((call) => call === 'snippet')).toHaveLength(2);
  kit.source.answer('deposit', [sampleMethod({ name: 'new', currency: ['KGS', 'USD', 'INR'] })]);
  await settled();
  expect(kit.methods.methods.map(({ name }) => name)).toEqual(['new']);
});

it('an answer that was asked for in the old region is not taken', async () => {
  const kit = await setUp();
  const reopened = kit.list.open('deposit');
  kit.realtime.push('login.token', { paymentGeo: 'KG' });
  kit.source.answer('deposit', [sampleMethod({ name: 'late' })]);
  kit.source.snippets[0]!.resolve({ late: 5 });
  await reopened;
  expect([kit.methods.methods, kit.methods.snippet]).toEqual([[], {}]);
  kit.source.answer('deposit', [sampleMethod({ name: 'right' })]);
  kit.source.snippets[1]!.resolve({ right: 7 });
  await settled();
  expect(kit.methods.methods.map(({ name }) => name)).toEqual(['right']);
  expect(kit.methods.snippet).toEqual({ right: 7 });
});

it('the same region again, or none, changes nothing', async () => {
  const kit = await setUp();
  for (const push of [{ currency: 'INR', paymentGeo: 'IN' }, { name: 'Asha' }, { currency: '' }])
    kit.realtime.push('login.token', push);
  expect([region(kit), asked(kit)]).toEqual(['in INR', 1]);
});

it('a host changes what it says otherwise than before; a new token with all of it again undoes no push', async () => {
  const kit = await setUp();
  kit.events.onHost({ token: 't2', currency: 'INR', paymentGeo: 'IN' });
  expect(asked(kit)).toBe(1);
  kit.realtime.push('login.token', { currency: 'USD' });
  kit.events.onHost({ token: 't3', currency: 'INR', paymentGeo: 'IN' });
  expect(region(kit)).toBe('in USD');
  kit.events.onHost(JSON.stringify({ currency: 'EUR', paymentGeo: 'DE' }));
  expect(region(kit)).toBe('de EUR');
  kit.events.onHost({ paymentGeo: 5, currency: null });
  kit.events.onHost('{');
  expect(region(kit)).toBe('de EUR');
});

it('a form is left for the list when the currency changes, and never while a create runs', async () => {
  const kit = await setUp();
  kit.show('/deposit/base');
  runInAction(() => (kit.attempts.step = 'creating'));
  kit.realtime.push('login.token', { currency: 'USD' });
  runInAction(() => (kit.attempts.step = 'checking'));
  expect([region(kit), kit.navigation.path]).toEqual(['in INR', '/deposit/base']);
  runInAction(() => (kit.attempts.step = 'needsFields'));
  expect([region(kit), kit.navigation.path, asked(kit)]).toEqual(['in USD', '/deposit', 2]);
});

it('a create that has run meanwhile leads to its page, and not to the list', async () => {
  const kit = await setUp();
  kit.show('/deposit/base');
  runInAction(() => (kit.attempts.step = 'creating'));
  kit.realtime.push('login.token', { currency: 'USD' });
  runInAction(() => (kit.attempts.step = 'created'));
  expect(kit.navigation.path).toBe('/deposit/base');
  kit.show('/deposit/complete');
  expect([region(kit), kit.navigation.path]).toEqual(['in INR', '/deposit/complete']);
  kit.show('/deposit/base');
  expect([region(kit), kit.navigation.path]).toEqual(['in USD', '/deposit']);
});

it('a form stays when only the country changes; it is taken over when the player leaves', async () => {
  const kit = await setUp();
  kit.show('/deposit/base');
  kit.realtime.push('login.token', { paymentGeo: 'BD' });
  expect([region(kit), kit.navigation.path]).toEqual(['in INR', '/deposit/base']);
  kit.show('/deposit');
  expect([region(kit), asked(kit)]).toEqual(['bd INR', 2]);
});

it('a page beside the list stays, and what it shows of the player comes anew, once', async () => {
  const kit = await setUp();
  kit.show('/deposit/limits');
  kit.realtime.push('login.token', { currency: 'USD' });
  expect([region(kit), kit.navigation.path, asked(kit)]).toEqual(['in USD', '/deposit/limits', 2]);
  void kit.list.open('deposit');
  expect(asked(kit)).toBe(2);
});

it('a page of a transaction stays, whatever changes', async () => {
  const kit = await setUp();
  kit.show('/deposit/complete');
  kit.realtime.push('login.token', { currency: 'USD', paymentGeo: 'US' });
  expect([region(kit), kit.navigation.path]).toEqual(['in INR', '/deposit/complete']);
  kit.show('/withdrawal');
  expect(region(kit)).toBe('us USD');
});

it('a list that was refused with 401 opens by itself with a new token', async () => {
  const kit = await setUp();
  const open = kit.list.open('withdrawal');
  kit.source.fail('withdrawal', new AppError('Expired', { status: 401 }));
  await open;
  expect(kit.navigation.path).toBe('/error');
  kit.session.setToken('newer');
  expect(kit.navigation.path).toBe('/withdrawal');
});

it('a list that was refused opens as well when the new token is there before the page that says so', async () => {
  const kit = await setUp();
  const open = kit.list.open('withdrawal');
  kit.session.setToken('newer');
  kit.source.fail('withdrawal', new AppError('Expired', { status: 401 }));
  await open;
  kit.show('/error');
  expect(kit.navigation.path).toBe('/withdrawal');
});

it('any other failure waits for the player', async () => {
  const kit = await setUp();
  const open = kit.list.open('deposit');
  kit.source.fail('deposit', new AppError('Down', { status: 500 }));
  await open;
  kit.session.setToken('newer');
  expect(kit.navigation.path).toBe('/error');
});

it('loading stops when the network is lost; what comes all the same is taken', async () => {
  const kit = await setUp();
  const open = kit.list.open('deposit');
  expect(kit.methods.isLoadingMethods).toBe(true);
  kit.network.goOffline();
  expect(kit.methods.isLoadingMethods).toBe(false);
  kit.source.answer('deposit', [sampleMethod({ name: 'late' })]);
  await open;
  expect(kit.methods.methods.map(({ name }) => name)).toEqual(['late']);
});

it('another language brings the list anew, and a form stays where it is', async () => {
  const kit = await setUp();
  kit.methods.selectMethod('visa');
  kit.show('/deposit/base');
  kit.session.setLang('pt-BR');
  expect([asked(kit), kit.navigation.path]).toEqual([2, '/deposit/base']);
  kit.source.answer('deposit', [sampleMethod({ text: { pt: 'Novo' } })]);
  await settled();
  expect(kit.methods.currentMethod?.text).toEqual({ pt: 'Novo' });
  kit.session.setLang('pt-BR');
  expect(asked(kit)).toBe(2);
});

it('a form of what the host hides is left for the list, and never while a create runs', async () => {
  const kit = await setUp();
  kit.methods.selectMethod('visa');
  kit.show('/deposit/base');
  runInAction(() => (kit.attempts.step = 'creating'));
  kit.listing.onHost({ methods: { hide: ['visa'] } });
  await kit.listing.whenRead();
  expect([kit.navigation.path, kit.methods.currentMethod?.name, kit.methods.methods]).toEqual([
    '/deposit/base',
    'visa',
    [],
  ]);
  runInAction(() => (kit.attempts.step = 'checking'));
  expect(kit.navigation.path).toBe('/deposit/base');
  runInAction(() => (kit.attempts.step = 'needsFields'));
  expect(kit.navigation.path).toBe('/deposit');
});

it('a list of which the host hides all is opened anew, and comes back when it hides nothing', async () => {
  const kit = await setUp();
  kit.show('/deposit');
  const before = asked(kit);
  kit.listing.onHost({ methods: { hide: ['visa'] } });
  await kit.listing.whenRead();
  expect(asked(kit)).toBe(before + 1);
  kit.source.answer('deposit', [sampleMethod()]);
  await settled();
  expect(kit.navigation.path).toBe('/empty');
  kit.listing.onHost({ methods: {} });
  await kit.listing.whenRead();
  expect(kit.navigation.path).toBe('/deposit');
});
