/** A deposit and a withdrawal are paid to the end in every place, by the rung that works there: once, with true words. */
import type { Page } from '@playwright/test';
import { AcquirerPage } from '../kit/acquirer-page';
import type { Cashier } from '../kit/cashier';
import { inEngines } from '../kit/engines';
import { expect, heardOf, problemsOf, rungsOf, test, type Place } from '../kit/places';
import { IBAN, withdraw } from '../kit/withdrawal-page';

const SCRIPTS = 'allow-scripts allow-same-origin';
const FRAME = `${SCRIPTS} allow-forms`;

interface Row extends Place {
  rung: 'window' | 'link' | 'tab' | 'copy';
  problem?: string;
}

const places: Row[] = [
  { name: 'a desktop tab', rung: 'window' },
  { name: 'a home-screen app', displayMode: 'standalone', rung: 'window' },
  {
    name: 'a host with an opener policy',
    headers: { 'Cross-Origin-Opener-Policy': 'same-origin' },
    rung: 'link',
    problem: 'coop',
  },
  {
    name: 'a host with an embedder policy',
    headers: { 'Cross-Origin-Embedder-Policy': 'require-corp' },
    rung: 'window',
  },
  {
    name: 'an isolated host',
    headers: { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' },
    rung: 'link',
    problem: 'coop',
  },
  { name: 'a sandbox with pop-ups', sandbox: `${FRAME} allow-popups`, rung: 'window' },
  { name: 'a sandbox without pop-ups', sandbox: FRAME, redirect: true, rung: 'tab', problem: 'windows_refused' },
  { name: 'a sandbox that allows nothing', sandbox: SCRIPTS, rung: 'copy', problem: 'windows_refused' },
  {
    name: 'a host in a sandbox of its own policy',
    headers: { 'Content-Security-Policy': `sandbox ${FRAME}` },
    redirect: true,
    rung: 'tab',
    problem: 'sandboxed',
  },
  { name: 'a blocker', open: 'null', rung: 'link', problem: 'windows_refused' },
  { name: 'an app that throws', open: 'throws', rung: 'link', problem: 'windows_refused' },
  { name: 'a blocker that gives closed windows', open: 'closed', rung: 'link', problem: 'windows_refused' },
  { name: 'windows without a location', open: 'without location', rung: 'link', problem: 'windows_refused' },
  { name: 'an app that navigates the view', open: 'navigates', rung: 'link', problem: 'windows_refused' },
  { name: 'a provider with an opener policy', providerPolicy: 'first', rung: 'window' },
  { name: 'a provider whose second page has one', providerPolicy: 'second', rung: 'window' },
];

/** Run by every engine. */
const EVERYWHERE = ['a desktop tab', 'a host with an opener policy', 'a sandbox without pop-ups', 'a blocker'];

/** Those that every engine runs: WebKit has its own (tests/webkit/paid-anywhere.test.ts). */
const tagOf = (name: string, flow: 'deposit' | 'withdrawal') =>
  EVERYWHERE.includes(name) ? { tag: inEngines(`anywhere-${flow}`) } : {};

/** Reaches the provider's page by the rung; the press that begins the payment is `press`. */
async function reach(
  page: Page,
  cashier: Cashier,
  rung: Row['rung'],
  press: () => Promise<void>,
): Promise<AcquirerPage> {
  const context = page.context();
  if (rung === 'window') {
    const opened = context.waitForEvent('page');
    await press();
    return new AcquirerPage(await opened);
  }
  await press();
  const name = 'Open payment page';
  const link = cashier.view.getByRole('link', { name });
  await expect(link.or(cashier.button(name))).toBeVisible();
  // A withdrawal's window is tried when the reply has come; that none opened then says nothing of the next press.
  if (await cashier.button(name).isVisible()) await cashier.button(name).click();
  await expect(link).toBeVisible();
  await link.click();
  if (rung === 'link') {
    // The window that was tried may still be about to close itself.
    const opened = () =>
      context.pages().find((one) => one !== page && /^https?:(?!.*\/opening\.html$)/.test(one.url()));
    await expect.poll(opened).toBeDefined();
    return new AcquirerPage(opened()!);
  }
  await cashier.button('Open it another way').click();
  if (rung === 'tab') return new AcquirerPage(page);
  await expect(cashier.view.getByText('Copy the address and open it in your browser.', { exact: false })).toBeVisible();
  const address = await cashier.view
    .locator('dd')
    .filter({ hasText: /^https?:/ })
    .textContent();
  await cashier.button('Copy Address of the payment page').click();
  const elsewhere = await context.newPage();
  await elsewhere.goto(address!);
  return new AcquirerPage(elsewhere);
}

for (const { rung, problem, ...place } of places) {
  test(`${place.name}: a deposit by ${rung}`, tagOf(place.name, 'deposit'), async ({ goTo, page, gateway }) => {
    const cashier = await goTo(place);
    await cashier.choose('Test card');
    await cashier.amount.fill('50');
    const acquirer = await reach(page, cashier, rung, () => cashier.payButton.click());
    await expect(acquirer.title).toHaveText(/^Pay 50.00 EUR/);
    if (rung !== 'tab') {
      expect(await rungsOf(page)).toContain(rung);
      await expect.poll(() => problemsOf(page)).toEqual(problem ? [problem] : []);
    }
    await pay(acquirer, rung);
    await expect(cashier.title).toHaveText('Deposit received');
    expect(await gateway.deposit()).toMatchObject({ status: 'processed', amount: '50' });
    await expect.poll(() => heardOf(page)).toContain('onTransactionStatus processed');
    const created = (await heardOf(page)).filter((one) => one === 'onCreateTransaction').length;
    // Told before the host's tab was left. Chromium drops what a view says in the moment in which it is led away.
    if (place.open === 'navigates') expect(created).toBeLessThanOrEqual(1);
    else if (rung !== 'tab') expect(created).toBe(1);
    expect(emptyTabs(page)).toEqual([]);
  });
}

for (const { rung, problem: _, ...place } of places) {
  test(`${place.name}: a withdrawal by ${rung}`, tagOf(place.name, 'withdrawal'), async ({ goTo, page, gateway }) => {
    await gateway.giveMoney('100', 'EUR');
    const cashier = await goTo(place, 'withdrawal');
    await expect(cashier.view.getByText('€100')).toBeVisible();
    const press = () => withdraw(cashier, '25', IBAN, 'Test payout on a page');
    const provider = await reach(page, cashier, rung, press);
    await expect(provider.title).toBeVisible();
    const { id } = await gateway.withdrawal();
    if (rung === 'tab') await page.goBack();
    await expect(cashier.title).toHaveText('Request accepted');
    await gateway.act(id, 'approve');
    await expect(cashier.title).toHaveText('Withdrawal sent');
    expect(await gateway.withdrawal()).toMatchObject({ status: 'processed', amount: '25' });
    await expect.poll(() => heardOf(page)).toContain('onTransactionStatus processed');
    expect(emptyTabs(page)).toEqual([]);
  });
}

/** One for each rung and reason, with what may happen in between. */
const DISTURBED = [
  ...EVERYWHERE,
  'a home-screen app',
  'an isolated host',
  'a sandbox with pop-ups',
  'a sandbox that allows nothing',
  'an app that navigates the view',
  'a provider with an opener policy',
  'a provider whose second page has one',
];
const disturbed = places.filter(({ name }) => DISTURBED.includes(name));

for (const { rung, problem: _, ...place } of disturbed) {
  test(`${place.name}: the answer to the create is lost`, async ({ goTo, page, gateway }) => {
    const cashier = await goTo(place);
    await cashier.choose('Test card');
    await gateway.fault({ create: { dropReply: true } });
    await cashier.amount.fill('50');
    await cashier.payButton.click();
    await gateway.deposit();
    await gateway.heal();
    await page.reload();
    await expect(cashier.title).toHaveText('Waiting for payment');
    await pay(await reach(page, cashier, rung, () => pressOpen(cashier)), rung);
    await expect(cashier.title).toHaveText('Deposit received');
    expect(await gateway.deposit()).toMatchObject({ status: 'processed' });
    expect(emptyTabs(page)).toEqual([]);
  });

  // Behind a copied address there is nothing to come back to.
  if (rung === 'copy') continue;

  test(`${place.name}: reload and Back at the provider's page`, async ({ goTo, page, gateway }) => {
    const cashier = await goTo(place);
    await cashier.choose('Test card');
    await cashier.amount.fill('50');
    const acquirer = await reach(page, cashier, rung, () => cashier.payButton.click());
    await expect(acquirer.title).toHaveText(/^Pay 50.00 EUR/);
    await acquirer.page.reload();
    await acquirer.page.goBack();
    if (rung === 'tab') {
      await expect(cashier.title).toHaveText('Waiting for payment');
      expect(await gateway.deposits()).toHaveLength(1);
      await pay(await reach(page, cashier, rung, () => pressOpen(cashier)), rung);
    } else await pay(acquirer);
    await expect(cashier.title).toHaveText('Deposit received');
    expect(await gateway.deposit()).toMatchObject({ status: 'processed' });
  });
}

test('a page that asks for the player’s tab: there, back, and again, by Back and by the provider’s link', async ({
  goTo,
  page,
  gateway,
}) => {
  const place: Place = { name: 'a host that leads the tab', redirect: true };
  const cashier = await goTo(place);
  await cashier.choose('Test card in this tab');
  await cashier.amount.fill('50');
  await cashier.payButton.click();
  const acquirer = new AcquirerPage(page);
  await expect(acquirer.title).toHaveText(/^Pay 50.00 EUR/);
  const { id } = await gateway.deposit();
  await page.goBack();
  await expect(cashier.title).toHaveText('Waiting for payment');
  await cashier.button('Open payment page').click();
  await expect(acquirer.title).toHaveText(/^Pay 50.00 EUR/);
  await acquirer.choose('Approve');
  await page.getByRole('link', { name: 'Return to shop' }).click();
  await expect(cashier.title).toHaveText('Deposit received');
  expect(await gateway.deposit()).toMatchObject({ id, status: 'processed' });
  expect(page.context().pages()).toHaveLength(1);
});

test('a page that asks for the player’s tab opens in a window where the host leads nowhere', async ({
  host,
  gateway,
}) => {
  const cashier = await host.openForm('Test card in this tab');
  await pay(new AcquirerPage(await cashier.pay('50')));
  await expect(cashier.title).toHaveText('Deposit received');
  await gateway.deposit();
});

/** Pays at the provider, and comes back from there where that is the player's own tab. */
async function pay(acquirer: AcquirerPage, rung: Row['rung'] = 'window'): Promise<void> {
  await acquirer.choose('Approve');
  await expect(acquirer.title).toHaveText('Payment approved');
  if (rung === 'tab') await acquirer.page.getByRole('link', { name: 'Return to shop' }).click();
}

/** The button of a rung that is no link; a link is pressed by `reach`. */
async function pressOpen(cashier: Cashier): Promise<void> {
  const button = cashier.button('Open payment page');
  const link = cashier.view.getByRole('link', { name: 'Open payment page' });
  await expect(button.or(link)).toBeVisible();
  if (await button.isVisible()) await button.click();
}

/** What is left of windows that were never led on. */
function emptyTabs(page: Page): string[] {
  const pages = page.context().pages();
  return pages.map((one) => one.url()).filter((url) => /^about:|opening/.test(url));
}
