/** The provider's page where windows open, where none does, and in apps (tests/e2e/money/paid-anywhere.spec.ts has more). */
import { expect } from 'vitest';
import { beforeLoad, hear, toCashier } from '../../docs/examples/app-bridge';
import { HostSite } from '../e2e/kit/host-site';
import { placePage, type Place } from '../e2e/kit/place-page';
import { flowTags } from '../kit/flow-tags';
import { Cashier } from './kit/cashier';
import { NativeView } from './kit/native-view';
import { startScreen } from './kit/screen';
import { onlyDeposit, test as base } from './kit/test';
import type { WebDriverPage } from './kit/webdriver-page';

const WAIT = { timeout: 15_000, interval: 50 };
const DEPOSIT = flowTags('anywhere-deposit').join(' ');
const WITHDRAWAL = flowTags('anywhere-withdrawal').join(' ');
const germany = { currency: 'EUR', paymentGeo: 'DE', lang: 'en' };

const test = base.extend<{ site: HostSite }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of the fixtures that are wanted from it
  site: async ({}, provide) => {
    const site = new HostSite();
    await provide(site);
    await site.close();
  },
});

type Rung = 'window' | 'link' | 'tab';

const places: (Place & { rung: Rung })[] = [
  { name: 'a desktop tab', rung: 'window' },
  { name: 'a host with an opener policy', headers: { 'Cross-Origin-Opener-Policy': 'same-origin' }, rung: 'link' },
  {
    name: 'a sandbox without pop-ups',
    sandbox: 'allow-scripts allow-same-origin allow-forms',
    redirect: true,
    rung: 'tab',
  },
];

type Flow = 'deposit' | 'withdrawal';

interface Visit {
  cashier: Cashier;
  url: string;
}

/** Opens the place and the cashier in it. */
async function enter(
  { page, site, sandbox, token }: { page: WebDriverPage; site: HostSite; sandbox: { url: string }; token: string },
  { headers = {}, ...place }: Place,
  flow: Flow,
): Promise<Visit> {
  const widgetUrl = await site.widget({ settings: { apiUrl: sandbox.url }, frameAncestors: ['*'] });
  const payload = { ...germany, token, userId: token };
  const url = await site.page(placePage({ sdk: `${widgetUrl}host-sdk.js`, widgetUrl, payload, place, flow }), {
    headers,
  });
  await page.goto(url);
  await page.enterFrame();
  return { cashier: new Cashier(page, url), url };
}

/** Goes to the provider's page by the rung, does there what is to be done, and comes back. */
async function visitProvider({ cashier, url }: Visit, rung: Rung, act: () => Promise<void>): Promise<void> {
  const { page } = cashier;
  const own = await page.window();
  if (rung === 'tab') {
    await cashier.press('Open it another way');
    await page.leaveFrame();
  } else await page.toWindow(await cashier.otherWindow());
  await act();
  if (rung === 'tab') await page.goto(url);
  else {
    await page.closeWindow();
    await page.toWindow(own);
  }
  await page.enterFrame();
}

for (const { rung, ...place } of places) {
  test(`${place.name}: a deposit by ${rung} ${DEPOSIT}`, async ({ page, site, sandbox, token, gateway }) => {
    const visit = await enter({ page, site, sandbox, token }, place, 'deposit');
    const { cashier } = visit;
    await cashier.choose('Test card');
    await cashier.write('Amount', '50');
    await cashier.press('Continue to payment');
    if (rung !== 'window') await follow(cashier, 'Waiting for payment');
    await visitProvider(visit, rung, async () => {
      await cashier.sees(/^Pay 50.00 EUR/);
      await cashier.press('Approve');
      await cashier.sees('Payment approved');
    });
    await cashier.sees('Deposit received');
    expect(await gateway.deposits()).toMatchObject([{ amount: '50', status: 'processed' }]);
    expect(await page.windows()).toHaveLength(1);
  });

  test(`${place.name}: a withdrawal by ${rung} ${WITHDRAWAL}`, async ({ page, site, sandbox, token, gateway }) => {
    await gateway.giveMoney('100', 'EUR');
    const visit = await enter({ page, site, sandbox, token }, place, 'withdrawal');
    const { cashier } = visit;
    await cashier.seesText('€100');
    await cashier.choose('Test payout on a page');
    await cashier.write('Amount', '25');
    await cashier.write('IBAN', 'DE89370400440532013000');
    await cashier.press('Continue');
    await cashier.press('Withdraw');
    // Its window is tried when the reply has come, for which WebKit opens none.
    await cashier.sees('Request accepted');
    await cashier.press('Open payment page');
    if (rung !== 'window') await follow(cashier, 'Request accepted');
    await visitProvider(visit, rung, () => cashier.sees(/\S/));
    await cashier.sees('Request accepted');
    const { id } = await gateway.withdrawal();
    await gateway.act(id, 'approve');
    await cashier.sees('Withdrawal sent');
    expect(await gateway.withdrawal()).toMatchObject({ amount: '25', status: 'processed' });
    expect(await page.windows()).toHaveLength(1);
  });
}

/** Presses the link, before which a window may be tried once more. */
async function follow(cashier: Cashier, title: string): Promise<void> {
  await cashier.sees(title);
  const link = () => cashier.named('a', 'Open payment page');
  await expect.poll(link, WAIT).toBeTruthy();
  await cashier.page.click((await link())!);
}

test(`React Native's bridge in a view of an app: paid outside, an app that is missing ${flowTags('native').join(' ')}`, async ({
  sandbox,
  token,
  gateway,
}) => {
  const screen = await startScreen();
  const view = await NativeView.start(screen, 'app');
  try {
    // The channel as the view of React Native has it on iOS.
    const channel = 'window.ReactNativeWebView = { postMessage: (it) => webkit.messageHandlers.app.postMessage(it) };';
    const player = { ...germany, token, userId: token, platform: 'ios' as const };
    await view.openWith(`${sandbox.url}/`, channel + beforeLoad(sandbox.url, player, 'ReactNativeWebView'));
    await view.press('Test card');
    await view.write('Amount', '50');
    await view.press('Continue to payment');
    await view.sees('Waiting for payment');
    const id = await onlyDeposit(gateway);
    const opened: string[] = [];
    const run: string[] = [];
    const app = {
      run: (script: string) => void run.push(script),
      open: async (url: string) => opened.push(url) === 0,
      requestToken: async () => '',
      onStatus: () => undefined,
      close: () => undefined,
    };
    for (const message of await view.messages()) await hear(JSON.stringify(message), app);
    expect(opened).toEqual([expect.stringContaining(id)]);
    expect(run).toEqual([toCashier({ type: 'openFailed', url: opened[0]! })]);
    await view.run(run[0]!);
    await expect
      .poll(() => view.run('document.body.innerText'), WAIT)
      .toContain('The app for this is not on your device');
    await gateway.act(id, 'approve');
    await view.sees('Deposit received');
  } finally {
    await view.close();
    screen.close();
  }
});
