/** What happens to a create that the gateway refused for its token. */
import { describe, expect, it } from 'vitest';
import { settled } from '../../core/time/clock.fake';
import type { Clock } from '../../core/time/time';
import { tab } from '../test-kit/tab';
import { RENEW_MS } from '../../core/realtime/renewal';
import { isUnresolved } from './create-call';

describe('a token that has ended', () => {
  it('is followed by the same create once another one is there', async () => {
    const { load, call, gateway, realtime, keys } = tab();
    const { attempts } = load();
    gateway.troubles.push(401);
    const create = attempts.create(call());
    await settled();
    expect(attempts.stepOf('deposit')).toBe('creating');
    realtime.cut();
    await realtime.connect();
    expect((await create).reply.depositId).toBe('d1');
    expect([gateway.deposits.length, new Set(keys()).size]).toEqual([1, 1]);
  });

  it('is reported where no other one comes, or that one is refused as well', async () => {
    const { load, call, gateway, realtime, clock } = tab();
    const { attempts } = load();
    gateway.troubles.push(401, 401, 401);
    const told = attempts.create(call()).catch((error: unknown) => error);
    await settled();
    await clock.pass(RENEW_MS);
    expect(await told).toMatchObject({ status: 401 });
    const again = attempts.create(call()).catch((error: unknown) => error);
    await settled();
    realtime.cut();
    await realtime.connect();
    expect(await again).toMatchObject({ status: 401 });
    expect(attempts.stepOf('deposit')).toBeUndefined();
  });

  /** A create is refused for its token, and the channel is about to connect with the next one. */
  function refused() {
    const it = tab();
    const { attempts } = it.load();
    it.gateway.troubles.push(401);
    const create = attempts.create(it.call()).catch((error: unknown) => error);
    const renew = async () => {
      it.realtime.cut();
      await it.realtime.connect();
      await it.clock.pass(RENEW_MS);
    };
    return { ...it, attempts, create, renew };
  }

  it('is not followed by a create for a player who has left or closed the cashier', async () => {
    const { attempts, create, renew, gateway, keys } = refused();
    await settled();
    // Handed on as a callback where the player's leaving is heard.
    const { endRenewals } = attempts;
    endRenewals();
    expect(await create).toMatchObject({ status: 401 });
    await renew();
    expect([gateway.deposits.length, keys().length, attempts.stepOf('deposit')]).toEqual([0, 1, undefined]);
  });

  it('is not followed by a create that the player has let go', async () => {
    const { attempts, renew, call, gateway } = refused();
    await settled();
    attempts.confirmBeside(call(700, 'skrill').intent);
    const other = attempts.create(call(700, 'skrill'));
    await renew();
    expect((await other).reply.depositId).toBe('d1');
    expect(gateway.deposits).toHaveLength(1);
  });

  it('is not followed by a create because its outcome is asked for', async () => {
    const { attempts, gateway } = refused();
    await settled();
    attempts.askAgain(attempts.latest('deposit')!.key);
    await settled();
    expect(gateway.deposits).toHaveLength(0);
  });

  it.each([
    [700, 'visa'],
    [500, 'skrill'],
  ])('is followed by what the player wants by then alone: %d by %s', async (amount, method) => {
    const { attempts, create, renew, call, gateway } = refused();
    await settled();
    const other = attempts.create(call(amount, method));
    expect(await create).toMatchObject({ status: 401 });
    await renew();
    expect((await other).reply.depositId).toBe('d1');
    expect(gateway.deposits).toHaveLength(1);
  });

  it('is followed by nothing once another player is there, also when the refusal comes after', async () => {
    const { attempts, renew, gateway, keys } = refused();
    attempts.stopRuns();
    await settled();
    await renew();
    expect([gateway.deposits.length, keys().length]).toEqual([0, 1]);
  });
});

it('a repeat that is refused for its token leaves the outcome open: another wish is asked about', async () => {
  const { load, call, clock, gateway } = tab();
  const { attempts } = load();
  gateway.troubles.push(408, 401);
  attempts.create(call(500)).catch(() => undefined);
  await settled();
  await clock.pass(5_000);
  expect(attempts.unknownOf('deposit')).toMatchObject([{ intent: { amount: 500 } }]);
  await expect(attempts.create(call(600))).rejects.toMatchObject({ code: 'attempt.open' });
  expect(gateway.deposits).toHaveLength(1);
});

it('a refusal after the token was renewed is a repeat’s: the first sending may have been carried out', async () => {
  const { load, call, gateway, realtime } = tab();
  const { attempts } = load();
  gateway.troubles.push(401, 404);
  const told = attempts.create(call()).catch((error: unknown) => error);
  await settled();
  realtime.cut();
  await realtime.connect();
  expect(isUnresolved(await told)).toBe(true);
  expect(attempts.unknownOf('deposit')).toHaveLength(1);
});

describe('a tab that has slept for a day', () => {
  const DAY_MS = 24 * 60 * 60_000;

  it('sends no create again by itself whose key the gateway may have forgotten', async () => {
    const { load, call, gateway, realtime, keys, clock } = tab();
    const { attempts } = load();
    gateway.loseReplies = 1;
    const told = attempts.create(call()).catch((error: unknown) => error);
    await settled();
    realtime.cut();
    clock.advance(DAY_MS);
    await realtime.connect();
    await settled();
    expect(isUnresolved(await told)).toBe(true);
    expect([keys().length, attempts.stepOf('deposit'), attempts.isSecondTry(call().intent)]).toEqual([
      1,
      'checking',
      false,
    ]);
  });

  it('does not make what was refused for its token the day before', async () => {
    const { load, call, gateway, realtime, keys, clock } = tab();
    // Timers sleep as well: the one of the refusal has not come when the channel is there again.
    let slept = 0;
    const device: Clock = {
      now: () => clock.now() + slept,
      after: (ms, callback) => clock.after(ms, callback),
      every: (ms, callback) => clock.every(ms, callback),
    };
    const { attempts } = load({ clock: device });
    gateway.troubles.push(401);
    const told = attempts.create(call()).catch((error: unknown) => error);
    await settled();
    realtime.cut();
    slept = DAY_MS;
    await realtime.connect();
    expect(await told).toMatchObject({ status: 401 });
    expect([gateway.deposits.length, keys().length]).toEqual([0, 1]);
  });
});
