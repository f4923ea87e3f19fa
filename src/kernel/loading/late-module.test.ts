import { autorun } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LateModule } from './late-module';

// The tries between a lost file and the next have pauses.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is loaded once, when it is first asked for, and tells those who wait', async () => {
  const source = vi.fn(async () => 'the module');
  const late = new LateModule(source);
  const seen: unknown[] = [];
  expect(source).not.toHaveBeenCalled();
  const stop = autorun(() => seen.push(late.now()));
  await late.load();
  late.now();
  stop();
  expect(seen).toEqual([undefined, 'the module']);
  expect(source).toHaveBeenCalledTimes(1);
});

it('is lost when it can’t be fetched, and asked for again by the next call', async () => {
  let isOnline = false;
  const late = new LateModule(async () => {
    if (!isOnline) throw new Error('offline');
    return 'the module';
  });
  const lost = late.load().catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  expect(await lost).toBe('offline');
  expect([late.isLost, late.now()]).toEqual([true, undefined]);
  isOnline = true;
  await vi.runAllTimersAsync();
  expect([late.isLost, late.now()]).toEqual([false, 'the module']);
});
