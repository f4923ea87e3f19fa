import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchHand } from './first-list-dom';

describe('watchHand', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('keeps a list under a finger for as long as that may become a tap, and one that is scrolled until it rests', () => {
    const cover = document.createElement('div');
    const tile = cover.appendChild(document.createElement('button'));
    const inHandMs = watchHand(cover);
    expect(inHandMs()).toBeLessThanOrEqual(0);
    tile.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(inHandMs()).toBe(500);
    vi.advanceTimersByTime(400);
    // Does not bubble; nor does it take back what the finger has asked for.
    tile.dispatchEvent(new Event('scroll'));
    expect(inHandMs()).toBe(150);
    vi.advanceTimersByTime(150);
    expect(inHandMs()).toBeLessThanOrEqual(0);
  });
});
