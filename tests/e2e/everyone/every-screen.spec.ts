/**
 * The way of each payment in a page whose texts a browser's translator has wrapped, on the smallest phone and on a usual
 * one: it runs to its end, each screen has a single scroller, its own, and header and Close stay in sight.
 */
import { CHROMIUM_FLAGS, findHeadless } from '../../../machine/chromium';
import type { Locator } from '@playwright/test';
import { endPayment, openForm, submitForm } from '../../kit/journeys/journey';
import type { Cashier } from '../kit/cashier';
import { buttonOf, findPayable, handsOn } from '../kit/playwright-hands';
import { expect, test as base } from '../kit/test';
import { translate } from '../kit/translator';
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
  start(start: Start): Promise<Cashier>;
  stays(cashier: Cashier): Promise<void>;
}

const SIZES = [
  { width: 320, height: 480 },
  { width: 360, height: 740 },
];

const test = base.extend<Fixtures>({
  start: async ({ bareHost, page, token }, use) => {
    await translate(page);
    await use(async ({ country, currency, instead, ...where }) => {
      await page.setViewportSize({ width: 400, height: 800 });
      await bareHost.open({ ...SIZES.at(-1), ...where });
      await expect.poll(() => bareHost.types()).toContain('Loaded');
      await bareHost.load({ token, currency, paymentGeo: country, lang: 'en-US' });
      if (instead === undefined) await bareHost.cashier.expectOwnList();
      else await expect(bareHost.cashier.title).toHaveText(instead);
      return bareHost.cashier;
    });
    // Proves that the translator has wrapped texts.
    expect(await bareHost.cashier.view.locator('font font').count()).toBeGreaterThan(0);
  },
  stays: async ({ page }, use) =>
    use(async (cashier) => {
      for (const size of SIZES) {
        await page.locator('iframe').evaluate((frame, { width, height }) => {
          Object.assign(frame.style, { width: `${width}px`, height: `${height}px` });
        }, size);
        await expect
          .poll(() => cashier.view.locator('html').evaluate(scrollersOf), { message: `${size.width} px` })
          .toEqual({ tooTall: 0, tooWide: 0, many: false });
        await cashier.view.locator('header').hover();
        await page.mouse.wheel(0, 1500);
        await page.keyboard.press('PageDown');
        await page.keyboard.press('End');
        await expect(cashier.close).toBeInViewport({ ratio: 0.98 });
        expect(await cashier.view.locator('html').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
      }
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

for (const design of ['current', 'legacy'] as const) {
  const query = design === 'legacy' ? 'design=legacy' : '';

  test(`${design}: lists, a form, its errors, waiting, the end, the list again`, async ({ start, stays, gateway }) => {
    const cashier = await start({ country: 'DE', currency: 'EUR', query });
    await stays(cashier);
    await cashier.tile('Test card every field').click();
    await expect(cashier.payButton).toBeVisible();
    await cashier.payButton.click();
    await expect(cashier.field('Card number')).toHaveAttribute('aria-invalid', 'true');
    await stays(cashier);
    await cashier.field('Card number').fill('4242424242424242');
    await cashier.amount.fill('1');
    await cashier.payButton.click();
    await expect(cashier.amount).toHaveAttribute('aria-invalid', 'true');
    await cashier.amount.fill('50');
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
    await cashier.button('Try another method').click();
    await cashier.expectOwnList();
  });

  test(`${design}: the pages that stand in for the list`, async ({ start, stays, gateway }) => {
    await gateway.fault({ methods: '500' });
    const cashier = await start({ country: 'DE', currency: 'EUR', query, instead: 'Error occurred' });
    await expect(cashier.button('Refresh')).toBeVisible();
    await stays(cashier);
    await gateway.fault({ methods: 'empty' });
    await cashier.button('Refresh').click();
    await expect(cashier.title).toHaveText('There are no payment methods available for this region');
    await expect(cashier.button('Refresh')).toBeVisible();
    await stays(cashier);
  });

  test(`${design}: coins and an address`, async ({ start, stays }) => {
    const cashier = await start({ country: 'DE', currency: 'EUR', query });
    await cashier.tile('Cryptocurrency').click();
    const bitcoin = cashier.view.getByRole('button', { name: /^Bitcoin/ }).first();
    await expect(bitcoin).toBeVisible();
    await stays(cashier);
    await bitcoin.click();
    await cashier.button('Get the address').click();
    // The address is not translated, like everything that players copy.
    const address = cashier.view.locator('dd', { hasText: /^(bc1|tb1|[13])\w{20,}/ });
    await expect(address).toBeVisible();
    await expect(address.locator('font')).toHaveCount(0);
    await stays(cashier);
    await cashier.button('I have sent it').click();
    await expect(cashier.title).toHaveText('Waiting for payment');
  });

  test(`${design}: a withdrawal, its review, a wrong code and the right one`, async ({ start, stays, gateway }) => {
    await gateway.giveMoney('100', 'EUR');
    const cashier = await start({ country: 'DE', currency: 'EUR', path: '/withdrawal', query });
    await stays(cashier);
    await cashier.tile('Test payout with a code').click();
    await cashier.button('Continue').click();
    await expect(cashier.amount).toHaveAttribute('aria-invalid', 'true');
    await cashier.amount.fill('25');
    await cashier.field('IBAN').pressSequentially(IBAN);
    await stays(cashier);
    await cashier.button('Continue').click();
    await expect(cashier.button('Withdraw')).toBeVisible();
    await stays(cashier);
    await cashier.button('Withdraw').click();
    await expect(cashier.button('Confirm')).toBeVisible();
    await stays(cashier);
    const code = await gateway.codeOf((await gateway.withdrawal()).id);
    const field = cashier.view.getByRole('textbox').first();
    await field.fill(code === '000000' ? '000001' : '000000');
    await cashier.button('Confirm').click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(code);
    await cashier.button('Confirm').click();
    await expect(cashier.title).toHaveText('Request accepted');
  });
}

for (const journey of payable) {
  test(`current: ${journey.name}, to its end`, async ({ start, stays, gateway }) => {
    const cashier = await start({ country: journey.country, currency: journey.currency });
    const hands = handsOn(cashier, journey, gateway);
    await openForm(hands, journey);
    await journey.fill?.(hands, 'current');
    await stays(cashier);
    await submitForm(hands, journey);
    await expect(buttonOf(cashier, journey, journey.next)).toBeVisible();
    await stays(cashier);
    await endPayment(hands, journey);
  });
}

test('current: a Nigerian bank, a wrong digit, the right one, to its end', async ({ start, gateway }) => {
  await gateway.giveMoney('250000', 'NGN');
  const cashier = await start({ country: 'NG', currency: 'NGN', path: '/withdrawal' });
  await cashier.tile('Bank account').click();
  await cashier.amount.fill('20000');
  const bank = cashier.view.getByRole('combobox', { name: 'Bank' });
  await bank.click();
  await bank.fill('zenith');
  await bank.press('Enter');
  // Choosing another bank makes React remove what it has rendered for the first one.
  await bank.click();
  await bank.fill('first bank');
  await bank.press('Enter');
  const account = cashier.field('Account number');
  await account.fill('0000014578');
  await cashier.button('Continue').click();
  await expect(account).toHaveAccessibleDescription(/A digit is wrong/);
  await account.fill('0000014579');
  await cashier.button('Continue').click();
  await expect(cashier.title).toHaveText('Check your withdrawal');
  await cashier.button('Change').click();
  await expect(account).toHaveValue(/0000/);
  await cashier.button('Continue').click();
  await cashier.button('Withdraw').click();
  await expect(cashier.title).toHaveText('Request accepted');
  await gateway.act((await gateway.withdrawal()).id, 'approve');
  await expect(cashier.title).toHaveText('Withdrawal sent');
});

test('current: the history', async ({ start, stays, gateway }) => {
  await gateway.giveMoney('100', 'EUR');
  await gateway.withdraw(5, 6, 7, 8, 9, 10);
  const cashier = await start({ country: 'DE', currency: 'EUR' });
  await cashier.button('Transactions').click();
  await expect(cashier.title).toHaveText('Transactions');
  await expect(cashier.view.getByRole('listitem')).toHaveCount(6);
  await stays(cashier);
  await cashier.back.click();
  await cashier.expectOwnList();
});

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
