import { beforeEach, expect, it } from 'vitest';
import { readOrThrow } from '../../contract/lenient';
import { CoolOffReply, LimitsSetReply, type PlayerLimit } from '../../contract/standing';
import { AppError } from '../../core/errors/app-error';
import { FakeErrorHandler } from '../../core/errors/error-handler.fake';
import type { MethodsStore } from '../methods/methods-store';
import { ScriptedRealtime } from '../test-kit/scripted-realtime';
import { testApp } from '../test-kit/test-app';
import type { UserStore } from '../user/user-store';
import { LimitsStore } from './limits-store';
import { PlayerStanding } from '../standing/player-standing';

const limit = (max: number): PlayerLimit => ({ kind: 'deposit', period: 'day', max, used: 10 });
const standing = { recent: [], locks: [], limits: [limit(100)] };

let realtime: ScriptedRealtime;
let player: PlayerStanding;
let limits: LimitsStore;
/** What the gateway answers when it is asked for the methods, and with them for the player's standing. */
let known: Parameters<PlayerStanding['take']>[1];

beforeEach(() => {
  realtime = new ScriptedRealtime();
  player = testApp({ realtime }).get(PlayerStanding);
  player.take('deposit', standing);
  known = standing;
  const methods = { load: async () => player.take('deposit', known) } as unknown as MethodsStore;
  const user = { currency: 'EUR' } as UserStore;
  limits = new LimitsStore(player, methods, user, realtime, new FakeErrorHandler(), { now: () => 0 });
});

it.each([{}, { limits: null }, { limits: 'saved' }])(
  'a limit that is set with the answer %j is asked for: no limit is lost',
  async (reply) => {
    realtime.script('BANKING:limits-set', () => readOrThrow(LimitsSetReply, reply, 'reply'));
    known = { ...standing, limits: [limit(50)] };
    limits.edit('day');
    expect(await limits.save('50')).toBe(true);
    expect(limits.limitOf('day')?.max).toBe(50);
  },
);

it.each([{}, { locks: null }, { locks: 'locked' }])(
  'a break that starts with the answer %j closes deposits at once, and opens nothing else',
  async (reply) => {
    player.change({ locks: [{ flow: 'withdrawal', reason: 'kyc_required' }] });
    realtime.script('BANKING:cool-off', () => readOrThrow(CoolOffReply, reply, 'reply'));
    known = { ...standing, locks: [{ flow: 'deposit', reason: 'cool_off', until: '2030-01-01T00:00:00Z' }] };
    limits.askBreak(24);
    await limits.startBreak();
    expect(player.lockOf('deposit')).toMatchObject({ reason: 'cool_off', until: '2030-01-01T00:00:00Z' });
    expect(player.lockOf('withdrawal')?.reason).toBe('kyc_required');
  },
);

it('a limit whose answer is lost is asked for: the page says what counts', async () => {
  realtime.script('BANKING:limits-set', () => {
    throw new AppError('lost', { code: 'socket.timeout', outcomeUnknown: true });
  });
  known = { ...standing, limits: [limit(50)] };
  limits.edit('day');
  expect(await limits.save('50')).toBe(false);
  expect([limits.failed, limits.limitOf('day')?.max]).toEqual(['limit', 50]);
});

it('a break that is confirmed without its locks stays closed while the gateway can’t be asked', async () => {
  realtime.script('BANKING:cool-off', () => ({}));
  const methods = { load: async () => ({ kind: 'failed' }) } as unknown as MethodsStore;
  const store = new LimitsStore(player, methods, {} as UserStore, realtime, new FakeErrorHandler(), { now: () => 0 });
  store.askBreak(24);
  await store.startBreak();
  expect(player.lockOf('deposit')?.reason).toBe('cool_off');
});
