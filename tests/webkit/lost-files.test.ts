/**
 * A built file that is lost once. WebKit remembers the failure of a preload and fails every later import of that
 * address, in the next page too.
 */
import { describe, expect } from 'vitest';
import { startLosingProxy, type LosingProxy } from './kit/losing-proxy';
import { test as base } from './kit/test';

const test = base.extend<{ proxy: LosingProxy }>({
  proxy: async ({ sandbox }, provide) => {
    const proxy = await startLosingProxy(new URL(sandbox.url));
    await provide(proxy);
    await proxy.close();
  },
});

const IN_FRAME = "const { contentDocument: page } = document.getElementById('cashier');";
const TAP = `${IN_FRAME} const tiles = [...page.querySelectorAll('main li button')];
  const tile = tiles.find(({ innerText }) => innerText.includes('PayPal')); tile?.click(); return tile !== undefined;`;
const IS_FORM = `${IN_FRAME} return page.querySelector('main h1')?.innerText === 'PayPal'
  && [...page.querySelectorAll('main button')].some(({ innerText }) => innerText.trim() === 'Continue to payment');`;

const FILES = ['first-list', 'application', 'renderer', 'current-shell', 'form', 'card-redirect'];

describe.each(['cut', 503] as const)('lost by %s', (how) => {
  test.for(FILES)('%s: the form opens all the same, without a second page', async (file, { page, proxy, token }) => {
    proxy.lose(new RegExp(`/assets/${file}-[\\w-]{8}\\.js$`), how);
    await page.goto(`${proxy.url}/host?token=${token}`);
    await expect.poll(() => page.run(TAP), { timeout: 20_000 }).toBe(true);
    await expect.poll(() => page.run(IS_FORM), { timeout: 20_000 }).toBe(true);
    expect(proxy.lost()).toBe(1);
    expect(await page.run('return messages')).toEqual(['Loaded', 'FullLoaded']);
  });
});
