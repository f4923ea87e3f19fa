import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../time/clock.fake';
import { ASK_AGAIN_MS, nextTry } from './next-try';
import { FakeRealtime } from './realtime.fake';

let realtime: FakeRealtime;
let clock: ManualClock;
let calls: (boolean | undefined)[];
const reconnect = async () => {
  realtime.close();
  await realtime.connect();
};

beforeEach(() => {
  realtime = new FakeRealtime();
  clock = new ManualClock();
  calls = [];
});

describe('nextTry', () => {
  const begin = (toldMs?: number) => nextTry(realtime, clock, { toldMs }, () => calls.push(undefined));

  it('comes once on an open channel, after a pause', async () => {
    begin();
    clock.advance(ASK_AGAIN_MS - 1);
    expect(calls).toHaveLength(0);
    clock.advance(1);
    expect(calls).toHaveLength(1);
    await reconnect();
    expect([calls.length, clock.pending]).toEqual([1, 0]);
  });

  it('comes at the next connect, and then not after the pause', async () => {
    begin();
    await reconnect();
    expect([calls.length, clock.pending]).toEqual([1, 0]);
    await reconnect();
    expect(calls).toHaveLength(1);
  });

  it('does not come on a closed channel before it connects', async () => {
    realtime.close();
    begin();
    expect(clock.pending).toBe(0);
    await realtime.connect();
    expect(calls).toHaveLength(1);
  });

  it.each(['open', 'closed'])('comes not before the time that the gateway has told: %s', async (state) => {
    if (state === 'closed') realtime.close();
    begin(60_000);
    await reconnect();
    clock.advance(59_999);
    expect(calls).toHaveLength(0);
    clock.advance(1);
    expect(calls).toHaveLength(1);
  });

  it.each([undefined, 60_000])('never comes once it is cancelled (told: %s)', async (toldMs) => {
    begin(toldMs)();
    await reconnect();
    clock.advance(60_000);
    expect([calls.length, clock.pending]).toEqual([0, 0]);
  });

  it('is true at a connect; false after another pause, also on a channel that has closed', async () => {
    const wait = () => nextTry(realtime, clock, { ms: 1000 }, (isConnected) => calls.push(isConnected));
    wait();
    await reconnect();
    realtime.close();
    wait();
    clock.advance(1000);
    await realtime.connect();
    expect(calls).toEqual([true, false]);
  });
});
