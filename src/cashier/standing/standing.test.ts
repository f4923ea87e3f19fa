import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import { readOrThrow } from '../../contract/lenient';
import { Standing, type Lock } from '../../contract/standing';
import type { Locale } from '../../core/locale/locale';
import { FakeNavigation } from '../../kernel/navigation.fake';
import type { Registry } from '../../kernel/registry-token';
import type { AttemptStore } from '../attempt/attempt-store';
import { ScriptedRealtime } from '../test-kit/scripted-realtime';
import { testApp } from '../test-kit/test-app';
import type { UserStore } from '../user/user-store';
import { DepositLimits } from './deposit-limits';
import { LockWatch } from '../protection/lock-watch';
import { PlayerStanding } from './player-standing';
import { shownTime } from './shown-time';
import { usualTime } from './usual-time';

const lock: Lock = { flow: 'deposit', reason: 'kyc_required' };
const GUARDS: Readonly<Record<string, string>> = {
  '/deposit': 'none',
  '/deposit/locked': 'none',
  '/deposit/transactions': 'none',
  '/deposit/card': 'method',
  '/deposit/complete': 'transaction',
  '/withdrawal': 'none',
};

function watch(path: string) {
  const realtime = new ScriptedRealtime();
  const player = testApp({ realtime }).get(PlayerStanding);
  const navigation = new FakeNavigation();
  void navigation.go(path);
  navigation.visited.length = 0;
  const typed: string[] = [];
  let step: string | undefined;
  const attempts = { stepOf: () => step } as unknown as AttemptStore;
  const pageAt = (at: string) =>
    GUARDS[at] && { flow: at.startsWith('/w') ? 'withdrawal' : 'deposit', guard: GUARDS[at] };
  const registry = { pageAt } as unknown as Registry;
  const start = (at?: string) => {
    step = at;
    const kept = { offerTyped: (name: string) => void typed.push(name) };
    return new LockWatch(player, attempts, navigation, registry, { currentMethod: { name: 'card' } as never }, kept);
  };
  return { realtime, player, navigation, typed, start };
}

describe('a closed flow', () => {
  it.each(['/deposit', '/deposit/card'])('takes the player from %s, and back when it opens', (path) => {
    const { realtime, navigation, start } = watch(path);
    start();
    realtime.push('player.standing', { locks: [lock] });
    expect(navigation.visited).toEqual(['/deposit/locked']);
    realtime.push('player.standing', { locks: [] });
    expect(navigation.visited).toEqual(['/deposit/locked', '/deposit']);
  });

  it('keeps what was typed when it closes, and not when it opens again', () => {
    const { realtime, typed, start } = watch('/deposit/card');
    start();
    realtime.push('player.standing', { locks: [lock] });
    realtime.push('player.standing', { locks: [] });
    expect(typed).toEqual(['card']);
  });

  it.each(['/deposit/complete', '/deposit/transactions', '/withdrawal'])('leaves the player on %s', (path) => {
    const { realtime, navigation, start } = watch(path);
    start();
    realtime.push('player.standing', { locks: [lock] });
    expect(navigation.visited).toEqual([]);
  });

  it('waits for the outcome of a create that is on its way', () => {
    const { realtime, navigation, start } = watch('/deposit/card');
    start('checking');
    realtime.push('player.standing', { locks: [lock] });
    expect(navigation.visited).toEqual([]);
  });
});

describe('the standing of a player', () => {
  it.each<[Partial<Lock>[], string]>([
    [[{ reason: 'maintenance' }, { reason: 'self_excluded', until: '2099-01-01T00:00:00Z' }], 'self_excluded'],
    [
      [
        { reason: 'cool_off', until: '2030-01-01T00:00:00Z' },
        { reason: 'limit_reached', until: '2030-02-01T00:00:00Z' },
      ],
      'limit_reached',
    ],
    [[{ reason: 'maintenance', until: '2020-01-01T00:00:00Z' }, { reason: 'kyc_required' }], 'kyc_required'],
    [[{ reason: 'kyc_required' }, { reason: 'maintenance' }], 'kyc_required'],
  ])('gives the lock that binds, of %j', (locks, reason) => {
    const player = testApp().get(PlayerStanding);
    player.change({ locks: locks.map((one) => ({ ...lock, ...one })) });
    expect(player.lockOf('deposit')?.reason).toBe(reason);
  });

  it('has all of a flow from its own list, and keeps it when the other list says nothing of it', () => {
    const player = testApp().get(PlayerStanding);
    player.take('deposit', { recent: [], locks: [lock], limits: [] });
    player.take('withdrawal', { recent: [], locks: [] });
    expect([player.lockOf('deposit')?.reason, player.canSetLimits]).toEqual(['kyc_required', true]);
    player.take('deposit', { recent: [], locks: [] });
    expect(player.lockOf('deposit')).toBeUndefined();
    player.forget();
    expect(player.canSetLimits).toBe(false);
  });

  it.each([undefined, null, 'both', 7])('is closed in both flows by a lock of the flow %j', (flow) => {
    const player = testApp().get(PlayerStanding);
    const { locks } = readOrThrow(Standing, { locks: [{ flow, reason: 'self_excluded' }] }, 'standing');
    player.take('deposit', { recent: [], locks });
    expect([player.lockOf('deposit')?.reason, player.lockOf('withdrawal')?.reason]).toEqual([
      'self_excluded',
      'self_excluded',
    ]);
  });

  it('hears of a closed flow from the other list, until its own list or a push says otherwise', () => {
    const realtime = new ScriptedRealtime();
    const player = testApp({ realtime }).get(PlayerStanding);
    const other: Lock = { flow: 'withdrawal', reason: 'wagering_required' };
    player.take('deposit', { recent: [], locks: [other] });
    player.take('deposit', { recent: [], locks: [] });
    expect(player.lockOf('withdrawal')).toEqual(other);
    player.take('withdrawal', { recent: [], locks: [] });
    expect(player.lockOf('withdrawal')).toBeUndefined();
    player.take('deposit', { recent: [], locks: [other] });
    realtime.push('player.standing', { locks: [] });
    expect(player.lockOf('withdrawal')).toBeUndefined();
  });

  it('keeps what a push does not name', () => {
    const realtime = new ScriptedRealtime();
    const player = testApp({ realtime }).get(PlayerStanding);
    player.take('deposit', { recent: [], locks: [lock], limits: [] });
    realtime.push('player.standing', { limits: [{ kind: 'deposit', period: 'day', max: 10, used: 4 }] });
    expect([player.lockOf('deposit')?.reason, player.limits.length]).toEqual(['kyc_required', 1]);
  });
});

it('keeps locks and limits that were pushed while a response was on its way', () => {
  const realtime = new ScriptedRealtime();
  const player = testApp({ realtime }).get(PlayerStanding);
  const limit = { kind: 'deposit', period: 'day', max: 50, used: 0 } as const;
  const mark = player.mark();
  realtime.push('player.standing', { locks: [lock] });
  player.take('deposit', { recent: [], locks: [], limits: [limit] }, mark);
  expect([player.lockOf('deposit'), player.limits]).toEqual([lock, [limit]]);
  const next = player.mark();
  realtime.push('player.standing', { limits: [] });
  player.take('deposit', { recent: [], locks: [], limits: [limit] }, next);
  expect([player.lockOf('deposit'), player.limits]).toEqual([undefined, []]);
});

describe('limits at the amount', () => {
  const locale = { tag: 'en', has: () => true, t: (key: string, values: object) => `${key} ${JSON.stringify(values)}` };
  const limitsWith = (...limits: [period: 'day' | 'week' | 'month', max: number, used: number][]) => {
    const player = testApp().get(PlayerStanding);
    const told = limits.map(([period, max, used]) => ({ kind: 'deposit' as const, period, max, used }));
    player.take('deposit', { recent: [], locks: [], limits: told });
    return depositLimits(player);
  };
  const noon = Date.parse('2030-05-05T12:00:00Z');
  const depositLimits = (player: PlayerStanding) =>
    new DepositLimits(player, { currency: 'EUR' } as UserStore, locale as unknown as Locale, { now: () => noon });

  it('leave what the tightest of them leaves, exactly', () => {
    const limits = limitsWith(['day', 100, 0.1], ['week', 500, 400.3], ['month', 5000, 0]);
    expect(limits.left?.period).toBe('week');
    expect(limits.left?.amount.toFixed()).toBe('99.7');
    expect(limits.problemOf(new Big('99.7'))).toBeUndefined();
    expect(limits.problemOf(new Big('99.71'))).toContain('player:limit.left.week');
  });

  it('are said so that what is said is taken: a part of a cent is no money that can be typed', () => {
    const limits = limitsWith(['day', 100, 33.335]);
    expect(limits.text).toContain('€66.66');
    expect(limits.problemOf(new Big('66.66'))).toBeUndefined();
    expect(limits.problemOf(new Big('66.67'))).toContain('€66.66');
  });

  it.each([
    [{ resetsAt: '2030-05-05T12:00:00Z' }, '100'],
    [{ resetsAt: '2030-05-05T12:00:01Z' }, '10'],
    [{ next: { max: 300, effectiveAt: '2030-05-05T11:00:00Z' } }, '210'],
    [{ next: { max: 300, effectiveAt: '2030-05-05T13:00:00Z' } }, '10'],
    [{ resetsAt: '2030-05-05T00:00:00Z', next: { max: 300, effectiveAt: '2030-05-05T11:00:00Z' } }, '300'],
  ])('with %j leave %s, also where the gateway pushes nothing', (times, left) => {
    const player = testApp().get(PlayerStanding);
    player.change({ limits: [{ kind: 'deposit', period: 'day', max: 100, used: 90, ...times }] });
    expect(depositLimits(player).left?.amount.toFixed()).toBe(left);
  });

  it('of which the gateway does not say how much is used allow no more than their maximum, and say no rest', () => {
    const player = testApp().get(PlayerStanding);
    player.change({ limits: [{ kind: 'deposit', period: 'day', max: 100 }] });
    const limits = depositLimits(player);
    expect(limits.text).toBe('amount.max {"amount":"€100"}');
    expect(limits.problemOf(new Big(100))).toBeUndefined();
    expect(limits.problemOf(new Big('100.01'))).toBe(limits.text);
  });

  it('of another kind than deposits count nothing', () => {
    const player = testApp().get(PlayerStanding);
    player.change({ limits: [{ kind: 'loss', period: 'day', max: 1, used: 0 }] });
    expect([player.limits, depositLimits(player).left]).toEqual([[], undefined]);
  });

  it('leave nothing where more was paid than allowed, and say nothing where there are none', () => {
    expect(limitsWith(['day', 50, 80]).left?.amount.toFixed()).toBe('0');
    expect(limitsWith().left).toBeUndefined();
    expect(limitsWith().problemOf(new Big(1_000_000))).toBeUndefined();
  });
});

it.each([
  [0, 'usualSeconds', 1],
  [59, 'usualSeconds', 1],
  [60, 'usualMinutes', 1],
  [61, 'usualMinutes', 2],
  [5400, 'usualMinutes', 90],
  [5401, 'usualHours', 2],
  [129_600, 'usualHours', 36],
  [129_601, 'usualDays', 2],
] as const)('%s seconds are said as %s %s', (seconds, unit, count) => {
  expect(usualTime(seconds)).toEqual({ unit, count });
});

it('a time of today is said without its day', () => {
  const now = new Date(2026, 4, 4, 9).getTime();
  const at = (day: number) => shownTime(new Date(2026, 4, day, 14, 30).toISOString(), 'en-GB', now);
  expect([at(4), at(5)]).toEqual(['14:30', '5 May 2026, 14:30']);
});
