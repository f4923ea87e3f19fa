import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserClock } from './browser-clock';
import { ManualClock } from './clock.fake';
import { cryptoRandom } from './crypto-random';
import { seededRandom } from './random.fake';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const DAY = 86_400_000;

describe('browserClock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('calls back once, and not after it was cancelled', () => {
    const calls: string[] = [];
    browserClock.after(100, () => calls.push('kept'));
    browserClock.after(100, () => calls.push('cancelled'))();
    vi.advanceTimersByTime(99);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(calls).toEqual(['kept']);
  });

  it('waits longer than a 32-bit timer can', () => {
    let calls = 0;
    browserClock.after(60 * DAY, () => calls++);
    vi.advanceTimersByTime(60 * DAY - 1);
    expect(calls).toBe(0);
    vi.advanceTimersByTime(1);
    expect(calls).toBe(1);
  });

  it('cancels a long wait that has been re-armed', () => {
    let calls = 0;
    const cancel = browserClock.after(60 * DAY, () => calls++);
    vi.advanceTimersByTime(50 * DAY);
    cancel();
    vi.advanceTimersByTime(50 * DAY);
    expect(calls).toBe(0);
  });

  it('repeats until it is stopped', () => {
    let calls = 0;
    const stop = browserClock.every(10, () => calls++);
    vi.advanceTimersByTime(35);
    stop();
    vi.advanceTimersByTime(100);
    expect(calls).toBe(3);
  });
});

describe('ManualClock', () => {
  it('runs what is due in the order of time, each at its own now', () => {
    const clock = new ManualClock(0);
    const seen: [string, number][] = [];
    clock.after(30, () => seen.push(['late', clock.now()]));
    const stop = clock.every(10, () => seen.push(['tick', clock.now()]));
    clock.after(15, () => clock.after(2, () => seen.push(['nested', clock.now()])));
    clock.advance(25);
    stop();
    clock.advance(25);
    expect(seen).toEqual([
      ['tick', 10],
      ['nested', 17],
      ['tick', 20],
      ['late', 30],
    ]);
    expect(clock.now()).toBe(50);
    expect(clock.pending).toBe(0);
  });
});

describe.each([
  ['cryptoRandom', cryptoRandom],
  ['seededRandom', seededRandom(7)],
])('%s', (_name, random) => {
  it('draws integers below the bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (below) => {
        const drawn = random.integer(below);
        return Number.isInteger(drawn) && drawn >= 0 && drawn < below;
      }),
    );
  });

  it('reaches every number of a small range', () => {
    const drawn = new Set(Array.from({ length: 500 }, () => random.integer(6)));
    expect([...drawn].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('makes version 4 UUIDs that differ', () => {
    const ids = Array.from({ length: 200 }, () => random.uuid());
    for (const id of ids) expect(id).toMatch(UUID_V4);
    expect(new Set(ids).size).toBe(200);
  });
});

it('seededRandom repeats itself for the same seed only', () => {
  expect(seededRandom(3).uuid()).toBe(seededRandom(3).uuid());
  expect(seededRandom(3).uuid()).not.toBe(seededRandom(4).uuid());
});
