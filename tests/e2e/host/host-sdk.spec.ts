/** The packed package in a plain page of another origin: mounted twice, paid with, listened to, destroyed. */
import { ONCE } from '../kit/engines';
import type { Page } from '@playwright/test';
import { AcquirerPage } from '../kit/acquirer-page';
import { Cashier } from '../kit/cashier';
import { expect, test } from '../kit/host-test';
import { COUNT_LISTENERS } from '../kit/own-listeners';
import type { CashierTarget } from '../../../src/host-sdk/types';

const hostPage = (widgetUrl: string, token: string) => `<!doctype html>
<title>A brand</title>
<div id="first" style="height: 640px"></div>
<div id="second" style="height: 640px"></div>
<script>${COUNT_LISTENERS}</script>
<script type="module">
  import { mountCashier } from '/node_modules/cashier-host-sdk/index.js';
  window.heard = [];
  window.problems = [];
  window.mount = (id, more = {}) => {
    const payload = { token: '${token}', userId: '42', currency: 'EUR', paymentGeo: 'DE', lang: 'en' };
    const cashier = mountCashier(document.getElementById(id), {
      widgetUrl: '${widgetUrl}', payload, onProblem: (it) => problems.push(it), ...more,
    });
    for (const name of ['onCreateTransaction', 'onTransactionStatus', 'onTokenExpired'])
      cashier.on(name, (message) => heard.push({ id, ...message }));
    return (window[id + 'Cashier'] = cashier);
  };
</script>`;

interface HostWindow {
  listening: string[];
  heard: { id: string; messageType: string; eventId?: string; status?: string }[];
  problems: { code: string }[];
  mount(id: string, more?: object): unknown;
  firstCashier: { destroy(): void; open(target: CashierTarget): void };
  secondCashier: { destroy(): void };
}

async function openHost(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => 'mount' in window);
}
const ask = <T>(page: Page, look: (host: HostWindow) => T) =>
  page.evaluate<T>(`(${String(look)})(window)`) as Promise<T>;

test(
  'two cashiers in a page: one pays, it alone is notified, once also after a reload; nothing is left',
  { tag: ONCE },
  async ({ site, installed, widgetUrl, page, token, gateway }) => {
    await openHost(page, await site.page(hostPage(widgetUrl, token), { folder: installed }));
    await ask(page, (host) => void host.mount('first'));
    await ask(page, (host) => void host.mount('second'));
    const [first, second] = ['#first iframe', '#second iframe'].map((frame) => new Cashier(page.frameLocator(frame)));
    expect(await ask(page, (host) => host.listening)).not.toEqual([]);
    await expect(second!.tile('Test card')).toBeVisible();
    await first!.choose('Test card');
    const acquirer = new AcquirerPage(await first!.pay('50'));
    const { id } = await gateway.deposit();
    await acquirer.choose('Approve');
    await expect(first!.title).toHaveText('Deposit received');
    const told = [
      expect.objectContaining({ id: 'first', messageType: 'onCreateTransaction', eventId: id }),
      expect.objectContaining({ id: 'first', messageType: 'onTransactionStatus', eventId: id, status: 'waiting' }),
      expect.objectContaining({ id: 'first', messageType: 'onTransactionStatus', eventId: id, status: 'processed' }),
    ];
    await expect.poll(() => ask(page, (host) => host.heard)).toEqual(told);

    // Index 0 is the page itself, 1 the frame that was mounted first.
    await page.frames()[1]!.evaluate(() => location.reload());
    await expect(first!.title).toHaveText('Deposit received');
    expect(await ask(page, (host) => host.heard)).toEqual(told);

    await ask(page, (host) => host.firstCashier.destroy());
    await ask(page, (host) => host.secondCashier.destroy());
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await ask(page, (host) => host.listening)).toEqual([]);
    expect(await ask(page, (host) => host.problems)).toEqual([]);
  },
);

test('a token that has ended is asked for anew, and the list opens by itself', async ({
  site,
  installed,
  widgetUrl,
  page,
  token,
  cashier,
}) => {
  await openHost(page, await site.page(hostPage(widgetUrl, token), { folder: installed }));
  await page.evaluate((fresh) => {
    const { mount } = window as unknown as HostWindow;
    const payload = { token: '', userId: '42', currency: 'EUR', paymentGeo: 'DE', lang: 'en' };
    mount('first', { payload, requestToken: async () => fresh });
  }, token);
  await expect(cashier.tile('Test card')).toBeVisible();
  expect(await ask(page, (host) => host.problems)).toEqual([]);
});

test('a token that is refused again and again is reported as token_rejected', async ({
  site,
  installed,
  widgetUrl,
  page,
}) => {
  await openHost(page, await site.page(hostPage(widgetUrl, ''), { folder: installed }));
  await ask(page, (host) => void host.mount('first', { requestToken: () => '' }));
  await expect.poll(() => ask(page, (host) => host.problems.map(({ code }) => code))).toEqual(['token_rejected']);
});

test('open leads to a method with an amount, before it has loaded and later; never twice', async ({
  site,
  installed,
  widgetUrl,
  page,
  token,
  cashier,
}) => {
  await openHost(page, await site.page(hostPage(widgetUrl, token), { folder: installed }));
  await ask(page, (host) => {
    host.mount('first');
    host.firstCashier.open({ flow: 'deposit', method: 'test_card', amount: 73 });
  });
  await expect(cashier.title).toHaveText('Test card');
  await expect(cashier.amount).toHaveValue('73');
  await ask(page, (host) => host.firstCashier.open({ flow: 'deposit', method: 'no_such_method' }));
  await expect(cashier.tile('Test card')).toBeVisible();
  await ask(page, (host) => host.firstCashier.open({ method: 'test_card' }));
  await expect(cashier.title).toHaveText('Test card');
  await expect(cashier.amount).not.toHaveValue('73');
  await ask(page, (host) => host.firstCashier.open({ flow: 'withdrawal' }));
  await expect(cashier.headerTitle).toHaveText('Withdrawal method');
});

test('open changes the amount of the form that is open, and leads back to it from the end of a payment', async ({
  site,
  installed,
  widgetUrl,
  page,
  token,
  cashier,
}) => {
  await openHost(page, await site.page(hostPage(widgetUrl, token), { folder: installed }));
  await ask(page, (host) => {
    host.mount('first');
    host.firstCashier.open({ method: 'test_card', amount: 50 });
  });
  await expect(cashier.amount).toHaveValue('50');
  await ask(page, (host) => host.firstCashier.open({ method: 'test_card', amount: 60 }));
  await expect(cashier.amount).toHaveValue('60');
  // An amount below the minimum is raised to it.
  await ask(page, (host) => host.firstCashier.open({ method: 'test_card', amount: 0.01 }));
  await expect(cashier.amount).toHaveValue('5');
  // `open` without an amount keeps the amount of the form.
  await ask(page, (host) => host.firstCashier.open({ method: 'test_card' }));
  await expect(cashier.amount).toHaveValue('5');

  await new AcquirerPage(await cashier.pay('50')).choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
  await ask(page, (host) => host.firstCashier.open({ method: 'test_card', amount: 70 }));
  await expect(cashier.title).toHaveText('Test card');
  await expect(cashier.amount).toHaveValue('70');

  // The form of another method, whose path is the same.
  await ask(page, (host) => host.firstCashier.open({ method: 'de_sparkasse' }));
  await expect(cashier.title).toHaveText('Sparkasse');

  // When `open` is called twice, the last call wins.
  await ask(page, (host) => {
    host.firstCashier.open({ method: 'test_card', amount: 80 });
    host.firstCashier.open({ method: 'emoney_skrill', amount: 90 });
  });
  await expect(cashier.title).toHaveText('Skrill');
  await expect(cashier.amount).toHaveValue('90');
});
