/** A cashier that is preloaded in a hidden frame, and shown when the player presses Deposit. */
import type { Page } from '@playwright/test';
import type { HostPayload } from '../../../src/host-sdk/payload';
import { AcquirerPage } from '../kit/acquirer-page';
import type { Cashier } from '../kit/cashier';
import { expect, test as base } from '../kit/host-test';
import { COUNT_LISTENERS } from '../kit/own-listeners';

/** A wallet in a dialog, as most brands have it: its container is closed until the player wants it. */
const walletPage = (widgetUrl: string, hasMoveBefore: boolean) => `<!doctype html>
<title>A brand</title>
<button id="deposit">Deposit</button>
<button id="next">Next</button>
<dialog id="wallet"><div id="cashier" style="width: 380px; height: 600px"></div></dialog>
<div id="place" style="width: 380px; height: 600px"></div>
<script>${COUNT_LISTENERS}${hasMoveBefore ? '' : 'delete Element.prototype.moveBefore;'}</script>
<script type="module">
  import { mountCashier, preloadCashier } from '/node_modules/cashier-host-sdk/index.js';
  window.heard = [];
  window.problems = [];
  window.asked = 0;
  const onProblem = (problem) => problems.push(problem.code);
  window.preload = ({ place, fresh, ...more }) => {
    const requestToken = fresh && (() => (asked++, fresh));
    const container = document.getElementById(place);
    window.preloaded = preloadCashier({ widgetUrl: '${widgetUrl}', container, requestToken, onProblem, ...more });
  };
  window.press = (payload, place = 'cashier') => {
    if (place === 'cashier') document.getElementById('wallet').showModal();
    const container = document.getElementById(place);
    window.cashier = mountCashier(container, { widgetUrl: '${widgetUrl}', payload, onProblem });
    for (const name of ['Loaded', 'FullLoaded', 'onTokenExpired', 'onInitError', 'onAnalyticsEvent', 'onTransactionStatus'])
      cashier.on(name, ({ messageType, status }) => heard.push(status ?? messageType));
  };
  document.getElementById('deposit').onclick = () => press(window.payload);
  document.getElementById('deposit').focus();
</script>`;

interface Wallet {
  listening: string[];
  heard: string[];
  problems: string[];
  asked: number;
  payload: HostPayload;
  preload(options: { payload?: HostPayload; place?: string; fresh?: string }): void;
  press(payload: HostPayload, place?: string): void;
  preloaded: { destroy(): void };
  cashier: { destroy(): void };
}

const test = base.extend<{
  openWallet(hasMoveBefore?: boolean): Promise<void>;
  player: HostPayload;
  /** Requests that were made: `page` for the widget's document, `list` for the gateway's methods. */
  asked: string[];
}>({
  openWallet: async ({ site, installed, widgetUrl, page }, use) =>
    use(async (hasMoveBefore = true) => {
      await page.goto(await site.page(walletPage(widgetUrl, hasMoveBefore), { folder: installed }));
      await page.waitForFunction(() => 'press' in window);
    }),
  player: async ({ token }, use) => use({ token, userId: '42', currency: 'EUR', paymentGeo: 'DE', lang: 'en' }),
  asked: async ({ page, widgetUrl }, use) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      const isPage = origin === new URL(widgetUrl).origin && pathname === '/';
      if (isPage) asked.push('page');
      else if (/^\/v4\/banking\/\w+-methods$/.test(pathname)) asked.push('list');
    });
    await use(asked);
  },
});

const ask = <T>(page: Page, look: (host: Wallet) => T) => page.evaluate<T>(`(${String(look)})(window)`) as Promise<T>;
const call = (page: Page, name: 'preload' | 'press', ...args: unknown[]) =>
  page.evaluate(
    ([method, given]) => (window as unknown as Record<string, (...all: unknown[]) => void>)[method]?.(...given),
    [name, args] as const,
  );

/** Roles in the accessibility tree. */
async function rolesIn(page: Page): Promise<unknown[]> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  return nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value as unknown);
}
/** Preloads the cashier, and waits until its hidden list is rendered. */
async function preload(page: Page, cashier: Cashier, options: object): Promise<void> {
  await call(page, 'preload', options);
  await expect(cashier.tile('Test card')).toBeAttached();
}
/** Received message types, without analytics, which may come at any time. */
const heardOfTheStart = async (page: Page) =>
  (await ask(page, (host) => host.heard)).filter((type) => type !== 'onAnalyticsEvent');

test('is there when Deposit is pressed, asked for once; until then nobody hears or reaches it', async ({
  openWallet,
  player,
  asked,
  page,
  cashier,
  gateway,
}) => {
  await openWallet();
  await page.evaluate((payload) => void ((window as unknown as Wallet).payload = payload), player);
  const socket = page.waitForEvent('websocket');
  await preload(page, cashier, { payload: player });
  await socket;

  expect(await rolesIn(page)).not.toContain('Iframe');
  await expect(page.locator('#deposit')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#next')).toBeFocused();
  expect(await ask(page, (host) => host.heard)).toEqual([]);

  await page.locator('#deposit').click();
  await expect(cashier.tile('Test card')).toBeVisible();
  expect(await rolesIn(page)).toContain('Iframe');
  await expect.poll(() => heardOfTheStart(page)).toEqual(['Loaded', 'FullLoaded']);
  expect(asked).toEqual(['page', 'list']);

  await cashier.choose('Test card');
  await new AcquirerPage(await cashier.pay('50')).choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
  expect(await gateway.deposit()).toMatchObject({ status: 'processed' });
  await expect.poll(() => ask(page, (host) => host.heard)).toContain('processed');

  // The frame belongs to the mounted cashier now: destroying the preloaded one removes nothing.
  await ask(page, (host) => host.preloaded.destroy());
  await expect(page.locator('iframe')).toHaveCount(1);
  await ask(page, (host) => host.cashier.destroy());
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await ask(page, (host) => [host.listening, host.problems])).toEqual([[], []]);
});

test('leaves nothing when it is not wanted', async ({ openWallet, player, page, cashier }) => {
  await openWallet();
  await preload(page, cashier, { payload: player });
  expect(await ask(page, (host) => host.listening)).not.toEqual([]);
  await ask(page, (host) => host.preloaded.destroy());
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await ask(page, (host) => host.listening)).toEqual([]);
});

test('stands in its own place, where it cannot be moved', async ({ openWallet, player, asked, page, cashier }) => {
  await openWallet(false);
  await preload(page, cashier, { payload: player, place: 'place' });
  await call(page, 'press', player, 'place');
  await expect(cashier.tile('Test card')).toBeVisible();
  expect(asked).toEqual(['page', 'list']);
});

test('gives way to a new frame, where a browser cannot move it and it has no place', async ({
  openWallet,
  player,
  asked,
  page,
  cashier,
}) => {
  await openWallet(false);
  await preload(page, cashier, { payload: player });
  await call(page, 'press', player);
  await expect(cashier.tile('Test card')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect.poll(() => heardOfTheStart(page)).toEqual(['Loaded', 'FullLoaded']);
  expect(asked).toEqual(['page', 'list', 'page', 'list']);
});

test('is never shown to another player', async ({ openWallet, player, asked, page, cashier }) => {
  await openWallet();
  await call(page, 'preload', { payload: { ...player, userId: '41', token: `${player.token}-other` } });
  await expect(cashier.tile('Test card')).toBeAttached();
  await call(page, 'press', player);
  await expect(cashier.tile('Test card')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(asked).toEqual(['page', 'list', 'page', 'list']);
});

test('asks for a token that is missing, and keeps it', async ({ openWallet, player, token, asked, page, cashier }) => {
  await openWallet();
  const old = { ...player, token: '' };
  await preload(page, cashier, { payload: old, fresh: token });
  expect(await ask(page, (host) => host.asked)).toBe(1);
  await call(page, 'press', old);
  await expect(cashier.tile('Test card')).toBeVisible();
  await expect.poll(() => ask(page, (host) => host.heard.slice(0, 2))).toEqual(['Loaded', 'FullLoaded']);
  expect(asked).toEqual(['page', 'list']);
});

test('brings the files alone, without a player; longer than a cashier waits for its host', async ({
  openWallet,
  player,
  asked,
  page,
  cashier,
}) => {
  await openWallet();
  await call(page, 'preload', {});
  await expect(cashier.view.getByRole('heading', { name: 'Error occurred' })).toBeAttached({ timeout: 15_000 });
  expect(asked).toEqual(['page']);
  await call(page, 'press', player);
  await expect(cashier.tile('Test card')).toBeVisible();
  await expect.poll(() => heardOfTheStart(page)).toEqual(['Loaded', 'FullLoaded']);
  expect(asked).toEqual(['page', 'list']);
});

test('takes over another currency and language before it is shown', async ({ openWallet, player, page, cashier }) => {
  await openWallet();
  await preload(page, cashier, { payload: player });
  await call(page, 'press', { ...player, currency: 'BRL', paymentGeo: 'BR', lang: 'pt' });
  await expect(cashier.tile('Nubank')).toBeVisible();
  await expect(cashier.headerTitle).toHaveText('Método de depósito');
});

test('the element stays hidden as long as it has preload, and shows the very frame', async ({
  site,
  installed,
  widgetUrl,
  player,
  asked,
  page,
  cashier,
}) => {
  const html = `<!doctype html><title>A brand</title>
    <cashier-frame preload widget-url="${widgetUrl}" style="height: 640px"></cashier-frame>
    <script type="module">import '/node_modules/cashier-host-sdk/element.js';</script>`;
  await page.goto(await site.page(html, { folder: installed }));
  const frame = page.locator('iframe');
  await expect(frame).toHaveJSProperty('inert', true);
  await page.locator('cashier-frame').evaluate((element, payload) => Object.assign(element, { payload }), player);
  await expect(cashier.tile('Test card')).toBeAttached();
  await page.locator('cashier-frame').evaluate((element) => element.removeAttribute('preload'));
  await expect(frame).toHaveJSProperty('inert', false);
  await cashier.choose('Test card');
  expect(asked).toEqual(['page', 'list']);
  await page.locator('cashier-frame').evaluate((element) => element.remove());
  await expect(frame).toHaveCount(0);
});
