import Big from 'big.js';
import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { sampleSession } from '../test-kit/samples';
import { BonusStore } from './bonus-store';
import { fakeHostBridge } from '../../core/host-bridge/host-bridge.fake';
import { ManualClock, settled } from '../../core/time/clock.fake';

const welcome = {
  id: 'welcome',
  type: 'deposit' as const,
  depositBonusData: { minDeposit: 500 },
  depositRequired: false,
};
const spins = {
  id: 'spins',
  type: 'freespin' as const,
  freespinBonusData: { minDeposit: 100 },
  depositRequired: false,
};

function setUp(payload: Record<string, unknown> = { bonusId: 'welcome', bonusList: [welcome, spins] }) {
  const host = fakeHostBridge();
  const clock = new ManualClock();
  return { host, clock, store: new BonusStore(sampleSession(payload), host, clock) };
}

describe('BonusStore', () => {
  it('starts with the bonus of the host and claims it from its minimum on', () => {
    const { store } = setUp();
    expect(store.active?.id).toBe('welcome');
    expect(store.claimFor('visa', 500)).toEqual({ isActivatedBonus: true, bonusId: 'welcome' });
    expect(store.claimFor('visa', 499)).toEqual({ isActivatedBonus: false });
    expect(store.claimFor('yamoney_rub', 500)).toEqual({ isActivatedBonus: false });
  });

  it('offers and claims one until it is over, also while a form is open', () => {
    const probe = new ManualClock();
    const at = (ms: number) => new Date(probe.now() + ms).toISOString();
    const bonusList = [
      { ...welcome, expiresAt: at(60_000) },
      { ...spins, expiresAt: at(0).replace('T', ' ').replace('Z', '+00') },
      { ...spins, id: 'odd', expiresAt: 'next week' },
    ];
    const { store, clock } = setUp({ bonusId: 'welcome', bonusList });
    expect(store.list.map(({ id }) => id)).toEqual(['welcome', 'odd']);
    expect(store.claimFor('visa', 500)).toEqual({ isActivatedBonus: true, bonusId: 'welcome' });
    const shown: (string | undefined)[] = [];
    const stop = autorun(() => shown.push(store.active?.id));
    clock.advance(60_000);
    expect(store.claimFor('visa', 500)).toEqual({ isActivatedBonus: false });
    expect([store.list.map(({ id }) => id), store.active, store.selectedByHost]).toEqual([
      ['odd'],
      undefined,
      undefined,
    ]);
    stop();
  });

  it('claims what the player chose instead, or nothing', () => {
    const { store } = setUp();
    store.select('spins');
    expect(store.claimFor('visa', 100)).toEqual({ isActivatedBonus: true, bonusId: 'spins' });
    store.setEnabled(false);
    expect(store.claimFor('visa', 100)).toEqual({ isActivatedBonus: false });
    store.reset();
    expect([store.active?.id, store.isEnabled]).toEqual(['welcome', true]);
  });

  it('follows the new list of the host', async () => {
    const { store, host } = setUp();
    host.receive({ type: 'bonus-list-updated', payload: { bonusList: [spins] } });
    await settled();
    expect(store.claimFor('visa', 900)).toEqual({ isActivatedBonus: false });
    host.receive({ type: 'bonus-list-updated', payload: { bonusList: [spins, welcome] } });
    await settled();
    expect(store.claimFor('visa', 900)).toEqual({ isActivatedBonus: true, bonusId: 'welcome' });
    store.dispose();
    host.receive({ type: 'bonus-list-updated', payload: { bonusList: [] } });
    await settled();
    expect(store.list).toHaveLength(2);
  });

  it('leaves a bonus that is none out of the list', () => {
    const { store } = setUp({ bonusId: 7, bonusList: [{ id: 7, type: 'deposit' }, { id: 8, type: 'cashback' }, 'x'] });
    expect(store.list.map(({ id }) => id)).toEqual(['7']);
    expect(store.claimFor('visa', 1)).toEqual({ isActivatedBonus: true, bonusId: '7' });
  });

  it('says which minimum an amount misses, as long as the bonus is wanted', () => {
    const { store } = setUp();
    const missed = (amount: string, method = 'visa') => store.missedBy(method, new Big(amount));
    expect([missed('499.99'), missed('500'), missed('1', 'yamoney_rub')]).toEqual([500, undefined, undefined]);
    store.choose('spins');
    expect([missed('99'), missed('100')]).toEqual([100, undefined]);
    store.choose(undefined);
    expect([store.wanted, missed('1')]).toEqual([undefined, undefined]);
  });

  it('leaves the choice to the player when the host names none', () => {
    const { store } = setUp({ bonusList: [welcome, spins] });
    expect([store.selectedByHost, store.wanted]).toEqual([undefined, undefined]);
    expect(store.claimFor('visa', 900)).toEqual({ isActivatedBonus: false });
    store.choose('welcome');
    expect(store.claimFor('visa', 900)).toEqual({ isActivatedBonus: true, bonusId: 'welcome' });
    expect(setUp().store.selectedByHost?.id).toBe('welcome');
  });

  it('claims nothing for a bonus that is not in the list', () => {
    expect(setUp({ bonusId: 'gone' }).store.claimFor('visa', 900)).toEqual({ isActivatedBonus: false });
  });
});

describe('a later loaded', () => {
  it('chooses the bonus that it names, or none', () => {
    const { store } = setUp();
    store.onHost({ bonusId: 'spins' });
    expect(store.wanted?.id).toBe('spins');
    store.onHost('{"bonusId":""}');
    expect([store.wanted, store.selectedByHost]).toEqual([undefined, undefined]);
    store.onHost({ bonusId: 'welcome' });
    expect(store.wanted?.id).toBe('welcome');
    store.onHost({ bonusId: null });
    expect(store.wanted).toBeUndefined();
  });

  it('that names the same one again, speaks of none or is nonsense, leaves the choice of the player', () => {
    const { store } = setUp();
    store.choose('spins');
    for (const payload of [{ bonusId: 'welcome' }, { token: 'new' }, { bonusId: {} }, null, '{']) store.onHost(payload);
    expect(store.wanted?.id).toBe('spins');
    store.choose(undefined);
    store.onHost({ bonusId: 'welcome' });
    expect(store.wanted).toBeUndefined();
  });
});
