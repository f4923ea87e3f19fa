import { expect, it } from 'vitest';
import { onOpen } from './on-open';
import { FakeRealtime } from './realtime.fake';

/** Counts the calls: now, then after each of two connects, then after one that comes once it is stopped. */
async function calls(state: 'open' | 'closed', options?: { once: boolean }) {
  const realtime = new FakeRealtime();
  if (state === 'closed') realtime.close();
  let count = 0;
  const stop = onOpen(realtime, () => (count += 1), options);
  const counts = [count];
  for (const isStopped of [false, false, true]) {
    if (isStopped) stop();
    realtime.close();
    await realtime.connect();
    counts.push(count);
  }
  return counts;
}

it('calls at once on an open channel, and at each connect until it is stopped', async () => {
  expect(await calls('open')).toEqual([1, 2, 3, 3]);
  expect(await calls('closed')).toEqual([0, 1, 2, 2]);
});

it('calls a single time where that is wanted', async () => {
  expect(await calls('open', { once: true })).toEqual([1, 1, 1, 1]);
  expect(await calls('closed', { once: true })).toEqual([0, 1, 1, 1]);
});

it('never calls once it is stopped', async () => {
  const realtime = new FakeRealtime();
  realtime.close();
  let count = 0;
  onOpen(realtime, () => (count += 1), { once: true })();
  await realtime.connect();
  expect(count).toBe(0);
});
