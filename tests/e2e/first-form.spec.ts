/** The form before the application: shown for a tap on the first list, while the rest is still on a slow line. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { holdApplication } from './kit/hold-application';
import type { HostPage } from './kit/host-page';
import { expect, test } from './kit/test';

test('a tap shows the form before the application has come, and nothing moves when that takes over', async ({
  page,
  host,
}) => {
  const release = await holdApplication(page);
  await open(host);
  const { cashier } = host;
  await cashier.tile('NEFT').click();
  await expect(cashier.title).toHaveText('NEFT');
  await expect(cashier.title).toBeFocused();
  await expect(cashier.amount).toBeVisible();
  await expect(cashier.payButton).toHaveCount(0);
  await expect(cashier.view.locator('#root main')).toHaveCount(0);
  const early = await looksOf(page);
  expect(early.length).toBeGreaterThan(6);

  await takeOver(host, release);
  await expect(cashier.payButton).toBeVisible();
  await expect(cashier.title).toBeFocused();
  expect(await looksOf(page)).toEqual(expect.arrayContaining(early));
});

for (const [family, country, name] of [
  ['card-redirect', 'de', 'Test card every field'],
  ['pix', 'br', 'Pix, high limit'],
  ['host-to-host', 'in', 'NEFT'],
  ['india-upi', 'in', 'UPI with UTR'],
  ['easy-pay', 'in', 'EazyPe'],
] as const) {
  test(`${family}: all that it shows stands where the application’s form shows it`, async ({ page, host }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const release = await holdApplication(page);
    await host.open({ country });
    const { cashier } = host;
    await cashier.tile(name).click();
    await expect(cashier.amount).toBeVisible();
    const early = await looksOf(page);
    await takeOver(host, release);
    await expect(cashier.title).toHaveText(name);
    expect(await looksOf(page)).toEqual(expect.arrayContaining(early));
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${theme}`, async ({ page, host }) => {
    await holdApplication(page);
    await host.open({ country: 'de', theme });
    await host.cashier.tile('Test card every field').click();
    await expect(host.cashier.amount).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include(['iframe', '#first-list']).analyze();
    expect(violations).toEqual([]);
  });
}

test('amount, focus and caret are kept, and what was typed is what is paid', async ({ page, host }) => {
  const release = await holdApplication(page);
  await open(host);
  const { cashier } = host;
  await cashier.tile('NEFT').click();
  await cashier.amount.fill('');
  await cashier.amount.pressSequentially('75,0');
  await expect(cashier.amount).toHaveValue('75,0');
  await cashier.amount.press('Home');
  await cashier.amount.press('ArrowRight');
  await cashier.amount.press('5');
  await expect(cashier.amount).toHaveValue('755,0');

  await takeOver(host, release);
  await expect(cashier.amount).toBeFocused();
  await expect(cashier.amount).toHaveValue('755,0');
  // The caret stands where it stood.
  await page.keyboard.type('2');
  await expect(cashier.amount).toHaveValue('7525,0');
  const payment = await cashier.pay(await cashier.amount.inputValue());
  await expect(payment.getByText(/7,?525/).first()).toBeVisible();
});

test('a quick amount is taken over, with the focus', async ({ page, host }) => {
  const release = await holdApplication(page);
  await open(host);
  const { cashier } = host;
  await cashier.tile('NEFT').click();
  const quick = cashier.view.getByRole('group', { name: 'Amount' }).getByRole('button').last();
  await quick.click();
  await expect(quick).toHaveAttribute('aria-pressed', 'true');
  const chosen = await cashier.amount.inputValue();
  expect(chosen).toMatch(/^\d+$/);
  await takeOver(host, release);
  await expect(cashier.amount).toHaveValue(chosen);
  await expect(quick).toHaveAttribute('aria-pressed', 'true');
  await expect(quick).toBeFocused();
});

test('an amount that the player has not touched is the suggested one in both', async ({ page, host }) => {
  const release = await holdApplication(page);
  await host.open({ country: 'de' });
  const { cashier } = host;
  await cashier.tile('Test card every field').click();
  await expect(cashier.amount).toHaveValue('50');
  const early = await looksOf(page);
  await takeOver(host, release);
  await expect(cashier.amount).toHaveValue('50');
  // The labels of its fields too.
  expect(await looksOf(page)).toEqual(expect.arrayContaining(early));
});

for (const [way, goBack] of [
  ['the header', (host: HostPage) => host.cashier.back.click()],
  ['the host', (host: HostPage) => host.page.locator('#back').click()],
] as const) {
  test(`back by ${way} shows the list as it was left, where another tile can be tapped`, async ({ page, host }) => {
    const release = await holdApplication(page);
    await host.open({ country: 'de' });
    const { cashier } = host;
    const far = cashier.tile('Test card every field');
    await far.scrollIntoViewIfNeeded();
    const top = await scrollTop(page);
    await far.click();
    await expect(cashier.amount).toBeVisible();
    await goBack(host);
    await expect(cashier.amount).toHaveCount(0);
    await expect(far).toBeEnabled();
    expect(await scrollTop(page)).toBe(top);

    await cashier.tile('PayPal').click();
    await takeOver(host, release);
    await expect(cashier.title).toHaveText('PayPal');
  });
}

test('back while the application opens the page: the list, and no page after it', async ({ page, host }) => {
  const release = await holdApplication(page);
  const releasePage = await holdApplication(page, 'card-redirect-flow');
  await host.open({ country: 'de' });
  const { cashier } = host;
  await cashier.tile('PayPal').click();
  await expect(cashier.amount).toBeVisible();
  release();
  await expect.poll(() => host.frame().then((frame) => frame.evaluate(() => 'cashier' in window))).toBe(true);
  await cashier.back.click();
  await expect(cashier.firstList).toHaveCount(0);
  await expect(cashier.tile('PayPal')).toBeEnabled();
  releasePage();
  await cashier.choose('PayPal');
});

test('a page that does not begin with an amount is waited for on its tile', async ({ page, host }) => {
  const release = await holdApplication(page);
  await open(host);
  const { cashier } = host;
  await cashier.tile('Bank cards').click();
  await expect(cashier.tile('Bank cards')).toHaveAttribute('aria-busy', 'true');
  await expect(cashier.amount).toHaveCount(0);
  release();
  await expect(cashier.title).toHaveText('Bank cards');
});

test('while its code has not come the tile is marked, and then it opens by itself', async ({ page, host }) => {
  const releaseApplication = await holdApplication(page);
  const release = await holdApplication(page, 'first-form');
  await open(host);
  const { cashier } = host;
  await cashier.tile('NEFT').click();
  await expect(cashier.tile('NEFT')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(cashier.title).toHaveText('NEFT');
  await cashier.amount.fill('700');
  await takeOver(host, releaseApplication);
  await expect(cashier.amount).toHaveValue('700');
  await expect(cashier.payButton).toBeVisible();
});

test('close works on it, and Enter sends nothing', async ({ page, host }) => {
  await holdApplication(page);
  await open(host);
  const { cashier } = host;
  await cashier.tile('NEFT').click();
  await cashier.amount.press('Enter');
  await expect(cashier.amount).toBeFocused();
  await cashier.close.click();
  await expect.poll(async () => (await host.messages()).map(({ messageType }) => messageType)).toContain('onClose');
});

test('the player’s language, before the application and after it', async ({ page, host }) => {
  const release = await holdApplication(page);
  await host.open({ lang: 'ru-RU' });
  const { cashier } = host;
  await cashier.tile('NEFT').click();
  await expect(cashier.field('Сумма')).toBeVisible();
  const early = await looksOf(page);
  await takeOver(host, release);
  expect(await looksOf(page)).toEqual(expect.arrayContaining(early));
});

async function open(host: HostPage): Promise<void> {
  await host.open();
  await expect(host.cashier.tile('NEFT')).toBeVisible();
}

async function takeOver({ cashier }: HostPage, release: () => void): Promise<void> {
  release();
  await expect(cashier.firstList).toHaveCount(0);
}

const scrollTop = (page: Page) =>
  page
    .frames()
    .at(-1)!
    .evaluate(() => document.querySelector('main [data-scroller]')?.scrollTop ?? 0);

/** Words and place of all that the two forms share, so that a jump or another word shows. */
function looksOf(page: Page) {
  return page
    .frames()
    .at(-1)!
    .evaluate(() =>
      [...document.querySelectorAll('header button, main h1, main label, main input, main form button, main p')].map(
        (element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [element.nodeName, element.textContent, x, y, width, height];
        },
      ),
    );
}
