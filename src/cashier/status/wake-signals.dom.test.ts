import { describe, expect, it } from 'vitest';
import { BrowserWakeSignals } from './wake-signals';

describe('BrowserWakeSignals', () => {
  it('wakes when the page is visible, online or shown again, until it is stopped', () => {
    let wakes = 0;
    const stop = new BrowserWakeSignals(window).onWake(() => (wakes += 1));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('pageshow'));
    expect(wakes).toBe(3);
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(wakes).toBe(3);
    stop();
    window.dispatchEvent(new Event('online'));
    expect(wakes).toBe(3);
  });
});
