import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { painted } from './painted';

let frames: (() => void)[];
beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function isOver(wait: Promise<void>): Promise<boolean> {
  let over = false;
  void wait.then(() => (over = true));
  await Promise.resolve();
  return over;
}

it('comes behind the next frame', async () => {
  const wait = painted();
  frames.forEach((draw) => draw());
  expect(await isOver(wait)).toBe(false);
  vi.advanceTimersByTime(0);
  expect(await isOver(wait)).toBe(true);
});

it('comes in a frame that is out of sight as well, for which nothing is drawn', async () => {
  const wait = painted();
  vi.advanceTimersByTime(999);
  expect(await isOver(wait)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await isOver(wait)).toBe(true);
});

it('comes at once in a page that is hidden', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(await isOver(painted())).toBe(true);
});
