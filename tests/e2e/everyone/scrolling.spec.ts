/** Every page has a single scroller, its own. Header and Close stay in sight, whatever is scrolled and by what. */
import { CHROMIUM_FLAGS, findHeadless } from '../../../machine/chromium';
import type { Locator } from '@playwright/test';
import { openForm, submitForm } from '../../kit/journeys/journey';
import type { Cashier } from '../kit/cashier';
import { buttonOf, findPayable, handsOn } from '../kit/playwright-hands';
import { expect, test as base } from '../kit/test';
import { IBAN } from '../kit/withdrawal-page';

const payable = await findPayable();

interface Start {
  country: string;
  currency: string;
  path?: string;
  query?: string;
  /** Title of the page that is shown instead of the list. */
  instead?: string;
}

interface Fixtures {
  size: { width: number; height: number };
  start(start: Start): Promise<Cashier>;
  stays(cashier: Cashier): Promise<void>;
}

const test = base.extend<Fixtures>({
  size: [{ width: 360, height: 740 }, { option: true }],
  start: async ({ bareHost, page, token, size }, use) =>
    use(async ({ country, currency, instead, ...where }) => {
      await page.setViewportSize({ width: size.width + 40, height: size.height + 60 });
      await bareHost.open({ ...size, ...where });
      await expect.poll(() => bareHost.types()).toContain('Loaded');
      await bareHost.load({ token, currency, paymentGeo: country, lang: 'en-US' });
      if (instead === undefined) await bareHost.cashier.expectOwnList();
      else await expect(bareHost.cashier.title).toHaveText(instead);
      return bareHost.cashier;
    }),
  stays: async ({ page }, use) =>
    use(async (cashier) => {
      expect(await cashier.view.locator('html').evaluate(scrollersOf)).toEqual({ tooTall: 0, tooWide: 0, many: false });
      await cashier.view.locator('header').hover();
      await page.mouse.wheel(0, 1500);
      await page.keyboard.press('PageDown');
      await page.keyboard.press('End');
      await expect(cashier.close).toBeInViewport({ ratio: 0.98 });
      expect(await cashier.view.locator('html').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    }),
});
// Playwright hides Chromium's scrollbars by default; here they must take up their space.
if (process.env['E2E_ENGINE'] !== 'firefox')
  test.use({
    launchOptions: {
      executablePath: findHeadless(),
      args: CHROMIUM_FLAGS,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
  });

for (const size of [
  { width: 360, height: 740 },
  { width: 320, height: 480 },
]) {
  test.describe(`${size.width} × ${size.height}`, () => {
    test.use({ size });

    for (const design of ['current', 'legacy'] as const) {
      const query = design === 'legacy' ? 'design=legacy' : '';

      test(`${design}: lists, a form, its errors, waiting, the end`, async ({ start, stays, gateway }) => {
        const cashier = await start({ country: 'DE', currency: 'EUR', query });
        await stays(cashier);
        await cashier.tile('Test card every field').click();
        await cashier.payButton.click();
        await expect(cashier.field('Card number')).toHaveAttribute('aria-invalid', 'true');
        await stays(cashier);
        await cashier.back.click();
        await cashier.tile('Bank cards').click();
        await expect(cashier.tile('Maestro')).toBeVisible();
        await stays(cashier);
        await cashier.tile('Maestro').click();
        await cashier.amount.fill('50');
        await stays(cashier);
        if (design === 'current')
          expect(await sidesOf(cashier.view.getByRole('group', { name: 'Amount' }))).toEqual(
            await sidesOf(cashier.payButton),
          );
        await cashier.payButton.click();
        await expect(cashier.title).toHaveText('Waiting for payment');
        await stays(cashier);
        await gateway.act((await gateway.deposit()).id, 'decline');
        await expect(cashier.title).toHaveText('Payment failed');
        await stays(cashier);
      });

      for (const [methods, instead] of [
        ['500', 'Error occurred'],
        ['empty', 'There are no payment methods available for this region'],
      ] as const) {
        test(`${design}: ${instead}`, async ({ start, stays, gateway }) => {
          await gateway.fault({ methods });
          const cashier = await start({ country: 'DE', currency: 'EUR', query, instead });
          await expect(cashier.button('Refresh')).toBeVisible();
          await stays(cashier);
        });
      }

      test(`${design}: coins and an address`, async ({ start, stays }) => {
        const cashier = await start({ country: 'DE', currency: 'EUR', query });
        await cashier.tile('Cryptocurrency').click();
        const bitcoin = cashier.view.getByRole('button', { name: /^Bitcoin/ }).first();
        await expect(bitcoin).toBeVisible();
        await stays(cashier);
        await bitcoin.click();
        await cashier.button('Get the address').click();
        await expect(cashier.button('I have sent it')).toBeVisible();
        await stays(cashier);
      });

      test(`${design}: a withdrawal, its review and its code`, async ({ start, stays, gateway }) => {
        await gateway.giveMoney('100', 'EUR');
        const cashier = await start({ country: 'DE', currency: 'EUR', path: '/withdrawal', query });
        await stays(cashier);
        await cashier.tile('Test payout with a code').click();
        await cashier.amount.fill('25');
        await cashier.field('IBAN').pressSequentially(IBAN);
        await stays(cashier);
        await cashier.button('Continue').click();
        await expect(cashier.button('Withdraw')).toBeVisible();
        await stays(cashier);
        await cashier.button('Withdraw').click();
        await expect(cashier.button('Confirm')).toBeVisible();
        await stays(cashier);
      });
    }

    for (const journey of payable) {
      test(`current: ${journey.name}`, async ({ start, stays, gateway }) => {
        const cashier = await start({ country: journey.country, currency: journey.currency });
        const hands = handsOn(cashier, journey, gateway);
        await openForm(hands, journey);
        await journey.fill?.(hands, 'current');
        await stays(cashier);
        await submitForm(hands, journey);
        await expect(buttonOf(cashier, journey, journey.next)).toBeVisible();
        await stays(cashier);
      });
    }

    test('current: the history', async ({ start, stays, gateway }) => {
      await gateway.giveMoney('100', 'EUR');
      await gateway.withdraw(5, 6, 7, 8, 9, 10);
      const cashier = await start({ country: 'DE', currency: 'EUR' });
      await cashier.button('Transactions').click();
      await expect(cashier.view.getByRole('listitem')).toHaveCount(6);
      await stays(cashier);
    });
  });
}

async function sidesOf(box: Locator) {
  const { x, width } = (await box.boundingBox())!;
  return { left: Math.round(x), right: Math.round(x + width) };
}

/** Runs in the page. */
function scrollersOf({ ownerDocument: page }: Element) {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = page.documentElement;
  const scrollers = [...page.querySelectorAll('body *')].filter((element) => {
    const { overflowY } = getComputedStyle(element);
    return (
      /auto|scroll/.test(overflowY) && element.checkVisibility() && element.scrollHeight > element.clientHeight + 1
    );
  });
  // `many`: the page contains more than one scroller.
  return { tooTall: scrollHeight - clientHeight, tooWide: scrollWidth - clientWidth, many: scrollers.length > 1 };
}
