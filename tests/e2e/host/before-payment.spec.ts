/** The page's word before a payment: nothing is sent, kept or opened before its yes. */
import type { Page } from '@playwright/test';
import { setFaults } from '../../../sandbox/testing/client';
import type { CashierPayment } from '../../../src/host-sdk/events';
import { AcquirerPage } from '../kit/acquirer-page';
import { inEngines } from '../kit/engines';
import { expect, test as base } from '../kit/host-test';
import { lose, script } from '../kit/lost-files';

interface Asking {
  asked: CashierPayment[];
  /** What the page says next; undefined: nothing, until `say` is called. */
  say(word: unknown): void;
  mount(options: object): void;
}

/** A page that answers each payment when the test says so. */
const test = base.extend<{ brand: Brand }>({
  sdk: async ({ sdk }, use) => {
    await use(sdk);
    expect(await sdk.problems()).toEqual([]);
  },
  brand: async ({ sdk, page, token }, use) => {
    expect(sdk).toBeDefined();
    const brand = new Brand(page);
    await brand.mount({ token, userId: 'anna', currency: 'EUR', paymentGeo: 'DE', lang: 'en' });
    await use(brand);
  },
});

class Brand {
  constructor(private readonly page: Page) {}

  async mount(payload: object): Promise<void> {
    await this.page.evaluate((given) => {
      const host = window as unknown as Asking;
      host.asked = [];
      const beforePayment = (payment: CashierPayment) => {
        host.asked.push(payment);
        return new Promise((resolve, reject) => {
          host.say = (word) => (word === 'throw' ? reject(new Error('a mistake of the page')) : resolve(word));
        });
      };
      const requestToken = () => `${(given as { token: string }).token}~2`;
      host.mount({ payload: given, beforePayment, requestToken });
    }, payload);
  }

  asked(): Promise<CashierPayment[]> {
    return this.page.evaluate(() => (window as unknown as Asking).asked);
  }

  async say(word: unknown): Promise<void> {
    await this.page.evaluate((it) => (window as unknown as Asking).say(it), word);
  }
}

test('no, in words; a mistake of the page; then yes: one payment', async ({
  brand,
  sdk,
  page,
  cashier,
  gateway,
  complaints,
}) => {
  const dialog = cashier.view.getByRole('dialog', { name: 'This payment was stopped' });
  await cashier.choose('Test card');
  await cashier.amount.fill('50');
  await cashier.payButton.dblclick();
  await expect.poll(() => brand.asked()).toMatchObject([{ flow: 'deposit', amount: 50, currency: 'EUR' }]);
  await brand.say({ refuse: { en: 'Verify your identity first.' }, action: { name: 'verify', label: 'Verify now' } });
  await expect(dialog).toContainText('Verify your identity first.');
  await dialog.getByRole('button', { name: 'Verify now' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(async () => JSON.stringify(await sdk.heard())).toContain('"name":"verify"');

  await cashier.payButton.click();
  await expect.poll(async () => (await brand.asked()).length).toBe(2);
  const mistake = page.waitForEvent('pageerror');
  await brand.say('throw');
  expect((await mistake).message).toBe('a mistake of the page');
  expect(complaints.splice(0)).toEqual(['uncaught: a mistake of the page']);
  await expect(dialog).toContainText('It was not allowed here. Nothing was paid.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(cashier.payButton).toBeEnabled();
  expect([await gateway.deposits(), page.context().pages().length]).toEqual([[], 1]);

  await cashier.payButton.click();
  await expect.poll(async () => (await brand.asked()).length).toBe(3);
  const opened = page.context().waitForEvent('page');
  await brand.say(true);
  await new AcquirerPage(await opened).choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
  expect(await gateway.deposit()).toMatchObject({ status: 'processed', amount: '50' });
});

test('a refusal whose code the network lost is said by the form, and shown by the next press', async ({
  brand,
  page,
  cashier,
  gateway,
}) => {
  await cashier.choose('Test card');
  await cashier.amount.fill('50');
  const code = await lose(page, script('host-refusal-message'));
  const stop = async (times: number) => {
    await cashier.payButton.click();
    await expect.poll(async () => (await brand.asked()).length).toBe(times);
    await brand.say({ refuse: 'Verify your identity first.' });
  };
  await stop(1);
  await expect(cashier.view.getByText('Verify your identity first.').first()).toBeVisible();
  await expect(cashier.payButton).toBeEnabled();
  code.isDown = false;
  await stop(2);
  await expect(cashier.view.getByRole('dialog')).toContainText('Verify your identity first.');
  expect(await gateway.deposits()).toEqual([]);
});

test(
  'a yes that comes late leaves no blank window: the page of the payment opens by a press',
  { tag: inEngines('start') },
  async ({ brand, sdk, page, cashier, gateway }) => {
    await cashier.choose('Test card');
    await cashier.amount.fill('50');
    await cashier.payButton.click();
    await expect.poll(async () => (await brand.asked()).length).toBe(1);
    // Browsers allow a window for up to five seconds after a tap. To look into the frame would count as another tap, until the
    // window has been tried: the host hears of the payment afterwards.
    await page.waitForTimeout(6000);
    await brand.say(true);
    const created = async () => (await sdk.heard()).filter(({ messageType }) => messageType === 'onCreateTransaction');
    await expect.poll(created).toHaveLength(1);
    await expect(cashier.title).toHaveText('Waiting for payment');
    expect(page.context().pages()).toHaveLength(1);
    const opened = page.context().waitForEvent('page');
    await cashier.button('Open payment page').click();
    await new AcquirerPage(await opened).choose('Approve');
    await expect(cashier.title).toHaveText('Deposit received');
    expect(await gateway.deposit()).toMatchObject({ status: 'processed', amount: '50' });
  },
);

test('a token that ends while the page thinks: its yes holds, and one payment is made with the next token', async ({
  brand,
  page,
  cashier,
  gateway,
  sandbox,
  token,
}) => {
  await cashier.choose('Test card');
  await cashier.amount.fill('50');
  await cashier.payButton.dblclick();
  await expect.poll(async () => (await brand.asked()).length).toBe(1);
  await setFaults(sandbox.url, { token, ended: true });
  const opened = page.context().waitForEvent('page');
  await brand.say(true);
  await new AcquirerPage(await opened).choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
  expect(await brand.asked()).toHaveLength(1);
  expect(await gateway.deposit()).toMatchObject({ status: 'processed', amount: '50' });
});

test('silence is a no, in sight; a reload while the page thinks sends nothing', async ({
  brand,
  page,
  cashier,
  gateway,
  token,
  sdk,
}) => {
  await cashier.choose('Test card');
  await cashier.amount.fill('50');
  await cashier.payButton.click();
  await expect.poll(async () => (await brand.asked()).length).toBe(1);
  await page.reload();
  await page.waitForFunction(() => 'mount' in window);
  expect(sdk).toBeDefined();
  await brand.mount({ token, userId: 'anna', currency: 'EUR', paymentGeo: 'DE', lang: 'en' });
  // The player is back on the form that was left.
  await cashier.amount.fill('60');
  await cashier.payButton.click();
  await expect(cashier.view.getByRole('dialog')).toContainText('This site did not answer in time.', {
    timeout: 20_000,
  });
  await brand.say(true);
  expect(await gateway.deposits()).toEqual([]);
});
