/** The bridges of docs/examples/ in apps, each against its message channel, until a deposit is paid. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import {
  beforeLoad,
  hear,
  toCashier,
  type AppSide,
  type Channel,
  type Player,
} from '../../../docs/examples/app-bridge';
import { AcquirerPage } from '../kit/acquirer-page';
import { Cashier } from '../kit/cashier';
import { expect, fillIn, test } from '../kit/host-test';

const germany = { currency: 'EUR', paymentGeo: 'DE', lang: 'en', userId: '42' };
const NO_APP = /The app for this is not on your device/;

/** An app with a view in which `channel` is the way to it, and what it has done. */
async function startApp(page: Page, channel: Channel, script: string, say: (message: object) => string) {
  const done: string[] = [];
  const isThere = { value: true };
  const app: AppSide = {
    run: (code) => void page.evaluate(code),
    open: async (url) => {
      done.push(`open ${new URL(url).pathname.split('/')[1]}`);
      if (isThere.value)
        await page
          .context()
          .newPage()
          .then((tab) => tab.goto(url));
      return isThere.value;
    },
    requestToken: async () => 'fresh',
    onStatus: (status) => done.push(status),
    close: () => done.push('close'),
  };
  await page.exposeFunction('toApp', (json: string) => hear(json, app));
  // The channel's own object, which takes one text.
  await page.addInitScript(`window.${channel} = { postMessage: (json) => void window.toApp(json) };`);
  await page.addInitScript(script);
  return { done, isThere, say: (message: object) => page.evaluate(say(message)) };
}

/** The scripts of the Flutter example, with its values filled in. */
function dartScripts(origin: string, player: Player) {
  const dart = readFileSync('docs/examples/flutter.dart', 'utf8');
  const [, script = ''] = /beforeLoad => '''\n([\s\S]*?)'''/.exec(dart) ?? [];
  const [, said = ''] = /source: '(.*)'\)/.exec(dart) ?? [];
  return {
    script: script.replace('$origin', origin).replace('${jsonEncode(widget.player)}', JSON.stringify(player)),
    say: (message: object) =>
      said.replace('${jsonEncode(jsonEncode(message))}', JSON.stringify(JSON.stringify(message))),
  };
}

for (const [name, channel, platform] of [
  ['React Native', 'ReactNativeWebView', 'ios'],
  ['Flutter', 'CashierChannel', 'android'],
] as const)
  test(`${name}: a deposit in the system's browser, an app that is missing, Back to the app`, async ({
    page,
    sandbox,
    token,
    gateway,
  }) => {
    const player: Player = { ...germany, token, platform };
    const { origin } = new URL(sandbox.url);
    const ts = { script: beforeLoad(origin, player, channel), say: toCashier as (message: object) => string };
    const { script, say } = name === 'Flutter' ? dartScripts(origin, player) : ts;
    const app = await startApp(page, channel, script, say);
    await page.goto(`${sandbox.url}/`);
    const cashier = new Cashier(page);
    await cashier.choose('Test card');
    await app.say({ type: 'onGoBack' });
    await cashier.choose('Test card');
    await cashier.amount.fill('50');
    app.isThere.value = false;
    await cashier.payButton.click();
    await expect(page.getByText(NO_APP)).toBeVisible();
    app.isThere.value = true;
    const opened = page.context().waitForEvent('page');
    await cashier.button('Open payment page').click();
    await new AcquirerPage(await opened).choose('Approve');
    await expect(cashier.title).toHaveText('Deposit received');
    expect(await gateway.deposit()).toMatchObject({ status: 'processed' });
    await app.say({ type: 'onGoBack' });
    await expect.poll(() => app.done).toEqual(['open acquirer', 'waiting', 'open acquirer', 'processed', 'close']);
  });

test('the script of the bridge gives the player’s data to the cashier’s own pages alone', async ({
  page,
  sandbox,
  token,
}) => {
  const player: Player = { ...germany, token, platform: 'android' };
  await page.addInitScript(beforeLoad('https://cashier.example.com', player, 'CashierChannel'));
  await page.goto(`${sandbox.url}/`);
  expect(await page.evaluate(() => 'billingUserData' in window || 'billingBridge' in window)).toBe(false);
});

/** The plugins of Capacitor: what is opened is told to the test. */
const PLUGINS = `
  export const App = { addListener: async (name, listener) => { window[name] = listener; return { remove: async () => {} }; } };
  export const AppLauncher = { openUrl: async ({ url }) => { opened.push(url); return { completed: false }; } };
  export const Browser = { open: async ({ url }) => { opened.push(url); if (!window.hasBrowser) throw new Error(); } };
`;

test('Capacitor, from a page of disk: a deposit in the app’s browser, one that is missing, Back to the app', async ({
  page,
  site,
  sandbox,
  installed,
  token,
  gateway,
}) => {
  test.slow();
  const widgetUrl = await site.widget({ settings: { apiUrl: sandbox.url }, frameAncestors: ['file:'] });
  const example = readFileSync('docs/examples/capacitor.ts', 'utf8');
  const folder = join(installed, 'app');
  writeFileSync(join(installed, 'plugins.js'), PLUGINS);
  writeFileSync(
    join(installed, 'app.ts'),
    `${fillIn(example, { widgetUrl, token })}
    Object.assign(window, { opened: [], told: [], hasBrowser: true });
    mountInApp({ container: document.body, player: ${JSON.stringify({ ...germany, token })}, platform: 'ios',
      requestToken: async () => '', onStatus: (status) => told.push(status), close: () => told.push('close') });`,
  );
  const plugins = ['app', 'app-launcher', 'browser'].map((one) => [`@capacitor/${one}`, join(installed, 'plugins.js')]);
  await build({
    configFile: false,
    root: installed,
    logLevel: 'error',
    resolve: { alias: Object.fromEntries(plugins) as Record<string, string>, preserveSymlinks: true },
    build: { outDir: folder, lib: { entry: 'app.ts', formats: ['iife'], name: 'app', fileName: () => 'app.js' } },
  });
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>App</title><style>html, body { height: 100%; margin: 0 }</style><body><script src="app.js"></script>',
  );
  await page.goto(pathToFileURL(resolve(folder, 'index.html')).href);
  const cashier = new Cashier(page.frameLocator('iframe'), page);
  const list = (name: 'opened' | 'told') =>
    page.evaluate((key) => (window as unknown as Record<string, string[]>)[key]!, name);
  await cashier.choose('Test card');
  await page.evaluate('backButton()');
  await cashier.choose('Test card');
  await cashier.amount.fill('50');
  await cashier.payButton.click();
  await expect.poll(() => list('opened')).toHaveLength(1);
  await page.evaluate('hasBrowser = false');
  await cashier.button('Open payment page').click();
  await expect(cashier.view.getByText(NO_APP)).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto((await list('opened'))[0]!);
  await new AcquirerPage(tab).choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
  expect(await gateway.deposit()).toMatchObject({ status: 'processed' });
  await page.evaluate('backButton()');
  await expect.poll(() => list('told')).toEqual(['waiting', 'processed', 'close']);
  await expect(page.locator('iframe')).toHaveCount(0);
});
