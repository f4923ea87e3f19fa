/** Every screen by axe in both themes, by keyboard alone, and on the narrowest phone. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { AcquirerPage } from '../kit/acquirer-page';
import type { Gateway } from '../kit/gateway';
import type { HostPage } from '../kit/host-page';
import { expect, test } from '../kit/test';

/** An address of the form page that is not of a cashier's making. */
const madeForm = (cashier: string, host = 'provider.example') => {
  const action = encodeURIComponent(`https://${host}/take`);
  return `${cashier.replace(/\/$/, '')}/#/form?action=${action}&method=POST&inputs=${btoa('{}').replace(/=+$/, '')}`;
};

type Check = (page: Page, screen: string) => Promise<void>;

/** Checks the screens that need no faults, in the order in which a player sees them, including the provider's. */
async function walk(host: HostPage, gateway: Gateway, check: Check): Promise<void> {
  const { cashier, page } = host;
  await expect(cashier.tile('NEFT')).toBeVisible();
  await check(page, 'list');
  await cashier.tile('UPI transfer').click();
  await expect(cashier.title).toHaveText('UPI transfer');
  await check(page, 'group list');
  await cashier.back.click();
  await cashier.choose('Net banking');
  await check(page, 'form');
  await cashier.amount.fill('');
  await cashier.payButton.click();
  await expect(cashier.view.getByText('Enter an amount')).toBeVisible();
  await check(page, 'form with errors');
  await cashier.back.click();
  await cashier.choose('NEFT');

  const acquirer = new AcquirerPage(await cashier.pay('5000'));
  await expect(cashier.title).toHaveText('Waiting for payment');
  await check(page, 'complete, waiting');
  await expect(acquirer.title).toHaveText(/^Pay /);
  await check(acquirer.page, 'acquirer');
  await acquirer.choose('3-D Secure');
  await expect(acquirer.code).toBeVisible();
  await check(acquirer.page, 'challenge');
  await acquirer.confirm('123456');
  await expect(cashier.title).toHaveText('Deposit received');
  await check(page, 'complete, processed');
  await check(acquirer.page, 'result');

  await cashier.button('Back to methods').click();
  await cashier.choose('NEFT');
  await cashier.pay('5000');
  await expect(cashier.title).toHaveText('Waiting for payment');
  const open = (await gateway.deposits()).find(({ status }) => status === 'waiting');
  await gateway.act(open!.id, 'decline');
  await expect(cashier.title).toHaveText('Payment failed');
  await check(page, 'complete, failed');
  await cashier.button('Try another method').click();
  await expect(cashier.tile('NEFT')).toBeVisible();
}

async function walkWrong(host: HostPage, gateway: Gateway, check: Check): Promise<void> {
  const { cashier, page } = host;
  await gateway.fault({ methods: 'empty' });
  await host.open();
  await expect(cashier.title).toHaveText('There are no payment methods available for this region');
  await check(page, 'empty');
  await gateway.fault({ methods: '500' });
  await host.open();
  await expect(cashier.title).toHaveText('Error occurred');
  await check(page, 'error');
  await page.route(/\/assets\/application-/, (route) => route.abort());
  await host.open();
  await expect(cashier.title).toHaveText('Error occurred');
  await expect(cashier.button('Refresh')).toBeVisible();
  await check(page, 'start error');
}

/** Themes differ in styles only: the rules that do not concern colours are checked in the light theme alone. */
const RULES = { light: undefined, dark: ['color-contrast', 'link-in-text-block'] };

async function findViolations(page: Page, theme: keyof typeof RULES): Promise<unknown[]> {
  const rules = RULES[theme];
  const axe = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    // WCAG 2.2, 2.5.8, which axe leaves out unless it is asked for.
    ...(rules ? { runOnly: { type: 'rule', values: rules } } : { rules: { 'target-size': { enabled: true } } }),
  });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
  }));
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`axe, ${theme}`, () => {
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } });

    const check: Check = async (page, screen) => {
      expect.soft(await findViolations(page, theme), screen).toEqual([]);
    };

    test('the way of a deposit', async ({ host, gateway }) => {
      test.slow();
      await host.open({ theme });
      await walk(host, gateway, check);
    });

    test('empty and error', async ({ host, gateway }) => walkWrong(host, gateway, check));

    test('operator and form page', async ({ page, host, sandbox, gateway }) => {
      await host.openForm('Test card');
      await host.cashier.pay('50');
      await gateway.deposit();
      await page.goto(`${sandbox.url}/operator`);
      await expect(page.getByRole('button', { name: /^Approve/ }).first()).toBeVisible();
      await check(page, 'operator');
      await page.goto(`${sandbox.url}/#/form?action=javascript:0&method=POST`);
      await expect(page.getByText('Close this window and try again.')).toBeVisible();
      await check(page, 'form page');
      // Only the fragment changes: the page that is open reads it.
      await page.goto(madeForm(sandbox.url));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('button', { name: 'Open payment page' })).toBeVisible();
      await check(page, 'form page that asks');
    });
  });
}

test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  const check: Check = async (page, screen) => {
    for (const frame of page.frames()) {
      const wide = await frame.evaluate(() =>
        [...document.querySelectorAll('html, body, body *')]
          .filter((element) => element.scrollWidth > element.clientWidth + 1)
          .filter((element) => {
            const { overflowX } = getComputedStyle(element);
            return element === document.documentElement || overflowX === 'auto' || overflowX === 'scroll';
          })
          .map(
            (element) => `${element.tagName} ${element.className}: ${element.scrollWidth} in ${element.clientWidth}`,
          ),
      );
      expect.soft(wide, `${screen} at ${frame.url()}`).toEqual([]);
    }
  };

  test('no screen scrolls sideways', async ({ host, gateway }) => {
    test.slow();
    await host.open();
    await walk(host, gateway, check);
    await walkWrong(host, gateway, check);
  });

  for (const design of ['current', 'legacy'] as const) {
    test(`the form page asks with a long host, ${design}`, async ({ page, serve, sandbox }) => {
      const host = await serve({ apiUrl: sandbox.url, legacyCountries: design === 'legacy' ? ['ru'] : [] });
      await host.open({ country: 'ru' });
      const { href } = new URL('.', (await host.frame()).url());
      await page.goto(madeForm(href, `${'a-long-name-of-a-bank.'.repeat(5)}example`));
      await expect(page.getByRole('button', { name: 'Open payment page' })).toBeInViewport();
      await check(page, `form page, ${design}`);
    });
  }
});

test.describe('by keyboard alone', () => {
  // At this size the demo page's panels are collapsed, so that few Tab presses lead to the cashier.
  test.use({ viewport: { width: 800, height: 900 } });

  test('from the list to the payment and its end', async ({ host, page, gateway }) => {
    await host.open({ country: 'in' });
    await expect(host.cashier.tile('NEFT')).toBeVisible();
    const frame = await host.frame();
    const focused = () =>
      // In Firefox a scrolling list is focusable itself: don't take its whole text for a tile's.
      frame.evaluate(() => document.activeElement?.closest('button, a')?.textContent ?? '');
    const tabTo = async (text: string) => {
      for (let presses = 0; presses < 60 && !(await focused()).includes(text); presses++) {
        await page.keyboard.press('Tab');
      }
      expect(await focused()).toContain(text);
    };

    await tabTo('NEFT');
    await page.keyboard.press('Enter');
    await expect(host.cashier.title).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(host.cashier.amount).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('6000');
    await tabTo('Continue to payment');
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Enter');
    const popup = await opened;

    const approve = popup.getByRole('button', { name: 'Approve' });
    await expect(approve).toBeVisible();
    for (let presses = 0; presses < 20; presses++) {
      await popup.keyboard.press('Tab');
      if (await approve.evaluate((button) => button === document.activeElement)) break;
    }
    await popup.keyboard.press('Enter');
    await expect(host.cashier.title).toHaveText('Deposit received');
    expect(await gateway.deposit()).toMatchObject({ amount: '6000', status: 'processed' });
    await page.bringToFront();
    await tabTo('Back to methods');
    await page.keyboard.press('Enter');
    await expect(host.cashier.tile('NEFT')).toBeVisible();
  });
});
