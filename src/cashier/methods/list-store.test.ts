import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { settled } from '../../core/time/clock.fake';
import { sampleMethod, sampleRegistry } from '../test-kit/samples';
import { fakeSettings } from '../../core/settings/settings.fake';
import { Preparation } from './preparation';
import { ChosenPage } from './chosen-page';
import { CashierGuards } from './cashier-guards';
import { opened, setUp } from './list-store.fixture';

describe('ListStore.preload', () => {
  async function preloaded() {
    const kit = setUp({ pathForMethod: () => '/deposit/redirect/base' });
    const preload = kit.list.preload('deposit');
    kit.source.answer('deposit', [sampleMethod({ name: 'visa' })]);
    await preload;
    return { ...kit, asked: () => kit.source.calls.filter((call) => call === 'deposit').length };
  }

  it('is taken over by the first open; the next one asks anew', async () => {
    const { list, methods, asked } = await preloaded();
    await list.open('deposit');
    expect(methods.tiles).toHaveLength(1);
    expect(asked()).toBe(1);
    void list.open('deposit');
    expect(asked()).toBe(2);
  });

  it('is not taken over by a list that the player comes back to', async () => {
    const { list, navigation, asked } = await preloaded();
    await list.chooseTile({ kind: 'method', name: 'visa' });
    expect(navigation.visited).toEqual(['/deposit/redirect/base']);
    void list.open('deposit');
    expect(asked()).toBe(2);
  });
});

describe('ListStore.open', () => {
  it('un-chooses what was chosen and stays on the list when it has loaded', async () => {
    const { list, methods, source, navigation, clock } = await opened();
    methods.selectMethod('visa');
    const again = list.open('deposit');
    expect(methods.currentMethod).toBeUndefined();
    source.answer('deposit', [sampleMethod()]);
    await again;
    expect(navigation.visited).toEqual([]);
    expect(clock.pending).toBe(0);
  });

  it('goes to the empty page when no method is left', async () => {
    const { list, source, navigation, errors } = setUp();
    const open = list.open('deposit');
    source.answer('deposit', []);
    await open;
    expect(navigation.visited).toEqual(['/empty']);
    expect(errors.reported.map(({ message }) => message)).toEqual(['Empty payment methods']);
  });

  it('goes to the error page when the list can not be fetched', async () => {
    const { list, source, navigation, errors } = setUp();
    const open = list.open('withdrawal');
    source.fail('withdrawal', new AppError('HTML instead of JSON'));
    await open;
    expect(navigation.visited).toEqual(['/error']);
    expect(navigation.query).toEqual({});
    expect(errors.reported).toHaveLength(1);
  });

  it('goes to the error page with a way back after 30 seconds, and a late list does not move the player', async () => {
    const { list, source, navigation, clock } = setUp();
    const open = list.open('deposit');
    await clock.pass(29_999);
    expect(navigation.visited).toEqual([]);
    await clock.pass(1);
    expect(navigation.visited).toEqual(['/error']);
    expect(navigation.query).toEqual({ back: '/deposit' });
    source.answer('deposit', []);
    await open;
    expect(navigation.visited).toEqual(['/error']);
  });

  it.each(['http.timeout', 'socket.timeout'])('has a way back too when the call gives up first: %s', async (code) => {
    const { list, source, navigation } = setUp();
    const open = list.open('deposit');
    source.fail('deposit', new AppError('Request timed out', { code }));
    await open;
    expect(navigation.visited).toEqual(['/error']);
    expect(navigation.query).toEqual({ back: '/deposit' });
  });

  it('moves nobody once the list was left', async () => {
    const { list, source, navigation, clock } = setUp();
    void list.open('deposit');
    list.close();
    source.fail('deposit', new AppError('late'));
    await settled();
    await clock.pass(60_000);
    expect(navigation.visited).toEqual([]);
  });
});

describe('ListStore.chooseTile', () => {
  it('opens the page of a method, once for two taps', async () => {
    const { list, navigation } = await opened();
    await Promise.all([
      list.chooseTile({ kind: 'method', name: 'visa' }),
      list.chooseTile({ kind: 'method', name: 'visa' }),
    ]);
    expect(navigation.visited).toEqual(['/deposit/redirect/base']);
  });

  it("opens the list of a group, then a method's page inside the group, again after coming back", async () => {
    const { list, navigation } = await opened();
    await list.chooseTile({ kind: 'group', name: 'crypto' });
    await list.chooseTile({ kind: 'method', name: 'btc' });
    list.openGroup();
    await list.chooseTile({ kind: 'method', name: 'btc' });
    expect(navigation.visited).toEqual(['/deposit/group/list', '/deposit/group/redirect', '/deposit/group/redirect']);
  });

  it('opens the page that a plugin has for a group', async () => {
    const { list, navigation } = await opened({ pathForGroup: (flow, { name }) => `/${flow}/${name}/list` });
    await list.chooseTile({ kind: 'group', name: 'crypto' });
    expect(navigation.visited).toEqual(['/deposit/crypto/list']);
  });

  it('ignores a tile that is not listed', async () => {
    const { list, navigation } = await opened();
    await list.chooseTile({ kind: 'method', name: 'gone' });
    expect(navigation.visited).toEqual([]);
  });
});

describe('CashierGuards', () => {
  it('answers from what is chosen, and un-chooses when a guard refuses', async () => {
    const { list, methods } = await opened();
    const none = { current: undefined };
    const page = new ChosenPage(methods, sampleRegistry(), new Preparation(fakeSettings()), { isNeeded: () => false });
    const guards = new CashierGuards(methods, none, page, sampleRegistry(), { isOn: false });
    expect([guards.hasGroup(), guards.hasMethod(), guards.hasTransaction()]).toEqual([false, false, false]);
    await list.chooseTile({ kind: 'group', name: 'crypto' });
    await list.chooseTile({ kind: 'method', name: 'btc' });
    expect([guards.hasGroup(), guards.hasMethod()]).toEqual([true, true]);
    expect(guards.groupPath()).toBe('/deposit/group/list');
    guards.onRefused();
    expect([guards.hasGroup(), guards.hasMethod(), guards.groupPath()]).toEqual([false, false, undefined]);
  });
});
