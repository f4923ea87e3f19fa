/**
 * A file of the build that is lost once, in WebKit, which keeps the failure of a preload and gives it to every later import
 * of that address, in the next page too.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../../sandbox/start-sandbox';
import { startLosingProxy, type LosingProxy } from './kit/losing-proxy';
import { WebKit } from './kit/webkit';

let sandbox: Sandbox;
let proxy: LosingProxy;
let webkit: WebKit;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, hostPort: 0, dataDir: 'memory://' });
  proxy = await startLosingProxy(new URL(sandbox.url));
  webkit = await WebKit.start();
});
afterAll(async () => {
  webkit?.stop();
  await proxy?.close();
  await sandbox?.close();
});

const IN_FRAME = "const { contentDocument: page } = document.getElementById('cashier');";
const TAP = `${IN_FRAME} const tiles = [...page.querySelectorAll('main li button')];
  const tile = tiles.find(({ innerText }) => innerText.includes('PayPal')); tile?.click(); return tile !== undefined;`;
const IS_FORM = `${IN_FRAME} return page.querySelector('main h1')?.innerText === 'PayPal'
  && [...page.querySelectorAll('main button')].some(({ innerText }) => innerText.trim() === 'Continue to payment');`;

const FILES = ['first-list', 'application', 'renderer', 'current-shell', 'form'].concat(
  'card-redirect',
  'current-card-redirect',
);

describe.each(['cut', 503] as const)('lost by %s', (how) => {
  it.each(FILES)('%s: the form opens all the same, without a second page', async (file) => {
    const page = await webkit.open();
    try {
      proxy.lose(new RegExp(`/assets/${file}-[\\w-]{8}\\.js$`), how);
      await page.goto(`${proxy.url}/host?token=webkit-${file}-${how}`);
      await expect.poll(() => page.run(TAP), { timeout: 20_000 }).toBe(true);
      await expect.poll(() => page.run(IS_FORM), { timeout: 20_000 }).toBe(true);
      expect(proxy.lost()).toBe(1);
      expect(await page.run('return messages')).toEqual(['Loaded', 'FullLoaded']);
    } finally {
      await page.close();
    }
  });
});
