/** The built files: when each is requested, and that they may arrive in any order. */
import { readdirSync } from 'node:fs';
import { expect, test } from '../kit/test';

const scripts = () => readdirSync('dist/assets').filter((name) => name.endsWith('.js'));

test('whichever file comes first can be evaluated', async ({ page, sandbox }) => {
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '<div id="root"></div>' }));
  expect(scripts().length).toBeGreaterThan(20);
  for (const name of scripts()) {
    await page.goto(`${sandbox.url}/blank`);
    const problem = await page.evaluate((url) => import(url).then(() => null, String), `/assets/${name}`);
    expect(problem, name).toBeNull();
  }
});

test('the page itself asks for the methods, before any file has come', async ({ page, host, sandbox }) => {
  await page.route(`${sandbox.url}/assets/**`, () => new Promise(() => undefined));
  const asked = page.waitForRequest(/\/payment-methods\?/);
  // Not awaited, because the page's `load` event never fires.
  void host.open({ country: 'de' }).catch(() => undefined);
  expect((await asked).headers()['authorization'] ?? '').not.toBe('');
});

test('before the list what the page names, for a form fewer than twenty files', async ({ page, host, sandbox }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/([^/]+)-[\w-]{8}\.js$/.exec(new URL(request.url()).pathname)?.[1];
    if (name && request.url().startsWith(sandbox.url)) asked.push(name);
  });
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/application-[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await host.open({ country: 'de' });
  const { cashier } = host;
  await expect(cashier.tile('PayPal')).toBeVisible();
  // All but `first-list` and the runtime are preloaded at low priority, for later.
  expect([...new Set(asked)].slice(0, 6).sort()).toEqual(
    ['application', 'current-shell', 'first-list', 'form', 'renderer', 'rolldown-runtime'].sort(),
  );
  release();
  await cashier.choose('PayPal');
  await expect(cashier.amount).toBeVisible();
  // Includes what is prefetched for the next tap: each plugin's flow, its screens, and what both designs share of them.
  expect(new Set(asked).size).toBeLessThan(20);
});

test('icons in sight are asked for when their tiles are painted, ahead of what comes after the list', async ({
  page,
  host,
}) => {
  const priorities = new Set<string>();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.includes('/icons/')) priorities.add(request.initialPriority);
  });
  await host.open({ country: 'de' });
  await expect(host.cashier.tile('PayPal')).toBeVisible();
  await expect.poll(() => [...priorities]).toEqual(['High']);
  // Check the attribute only, because browsers differ: Chromium 150 gives such links high priority, later ones low.
  const frame = await host.frame();
  const asked = await frame.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][fetchpriority]')].map(
      ({ href, fetchPriority }) => [/([a-z-]+)-[\w-]{8}\.js$/.exec(href)?.[1], fetchPriority],
    ),
  );
  expect(asked).toEqual(['application', 'renderer', 'current-shell', 'form'].map((name) => [name, 'low']));
});
