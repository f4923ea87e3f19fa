/**
 * The app's word before a payment, by messages of a native view, where the app answers badly: one payment or none, and
 * never a page without words. A browser test, because the channel is the browser's own and the view is reloaded.
 */
import { setFaults } from '../../../sandbox/testing/client';
import { NativeView } from '../kit/native-view';
import { expect, test as base } from '../kit/test';

class AskingApp extends NativeView {
  readonly dialog = this.page.getByRole('dialog', { name: 'This payment was stopped' });

  /** Presses the button of a filled form twice, and returns what the app is asked. */
  async press(count = 1): Promise<Record<string, unknown>> {
    await this.cashier.payButton.dblclick();
    await expect.poll(async () => (await this.sent('onBeforePayment')).length).toBe(count);
    return (await this.sent('onBeforePayment'))[count - 1]!;
  }

  async fill(): Promise<void> {
    await this.cashier.choose('Test card');
    await this.cashier.amount.fill('50');
  }

  answer(asked: Record<string, unknown>, allow: unknown = true): Promise<void> {
    return this.post({ type: 'beforePayment', payload: { requestId: asked['requestId'], allow } });
  }

  /** The payment is there, the app was given its page once, and the view has not opened a window. */
  async expectPaidPage(): Promise<void> {
    await expect(this.cashier.title).toHaveText('Waiting for payment');
    expect(await this.sent('openExtBrowser')).toHaveLength(1);
    expect(this.page.context().pages()).toHaveLength(1);
  }

  async expectStopped(why: RegExp): Promise<void> {
    await expect(this.dialog).toContainText(why, { timeout: 20_000 });
    expect(await this.types()).not.toContain('openExtBrowser');
    await this.dialog.getByRole('button', { name: 'Close' }).click();
    await expect(this.cashier.payButton).toBeEnabled();
  }
}

const test = base.extend<{ view: AskingApp }>({
  view: async ({ page, sandbox, token }, use) => {
    const view = new AskingApp(page);
    const germany = { currency: 'EUR', paymentGeo: 'DE', lang: 'en-US', userId: '42' };
    await view.open('ios', `${sandbox.url}/`, { ...germany, token, platform: 'ios', asksBeforePayment: true });
    await view.fill();
    await use(view);
  },
});

const NO_ANSWER = /did not answer in time/;
const REFUSED = /It was not allowed here. Nothing was paid./;

test('an app that is slow, and two taps: asked once, and one payment', async ({ view, page, gateway }) => {
  const asked = await view.press();
  await page.waitForTimeout(6000);
  await expect(view.cashier.payButton).toBeVisible();
  expect(await gateway.deposits()).toEqual([]);
  await view.answer(asked);
  await view.answer(asked);
  await view.expectPaidPage();
  expect(await view.sent('onBeforePayment')).toHaveLength(1);
  expect(await gateway.deposit()).toMatchObject({ status: 'waiting', amount: '50' });
});

test('an app whose channel throws, and one that answers nonsense: nothing is sent; then one payment', async ({
  view,
  page,
  gateway,
}) => {
  await page.evaluate(() => {
    const { billing } = (window as unknown as { webkit: { messageHandlers: { billing: { postMessage: Receive } } } })
      .webkit.messageHandlers;
    type Receive = (json: string) => void;
    const { postMessage } = billing;
    billing.postMessage = (json) => {
      if (!json.includes('onBeforePayment')) return postMessage(json);
      billing.postMessage = postMessage;
      throw new Error('a mistake of the app');
    };
  });
  await view.cashier.payButton.dblclick();
  await view.expectStopped(NO_ANSWER);
  await view.answer(await view.press(), 'yes');
  await view.expectStopped(REFUSED);
  expect(await gateway.deposits()).toEqual([]);

  await view.answer(await view.press(2));
  await view.expectPaidPage();
  expect(await gateway.deposit()).toMatchObject({ status: 'waiting' });
});

test('an app that is silent, a reload in between, and a yes for the view before it: nothing is sent', async ({
  view,
  page,
  gateway,
}) => {
  const asked = await view.press();
  await page.reload();
  await expect(view.cashier.amount).toBeVisible();
  await view.answer(asked);
  await view.cashier.amount.fill('60');
  const again = await view.press();
  expect(again['requestId']).not.toBe(asked['requestId']);
  await view.answer(asked);
  await view.expectStopped(NO_ANSWER);
  await view.answer(again);
  await view.answer(await view.press(2), false);
  await view.expectStopped(REFUSED);
  expect(await gateway.deposits()).toEqual([]);
});

test('a token that ends while the app thinks: its yes holds, and one payment is made with the next token', async ({
  view,
  sandbox,
  token,
  gateway,
}) => {
  const asked = await view.press();
  await setFaults(sandbox.url, { token, ended: true });
  await view.answer(asked);
  await expect.poll(() => view.types()).toContain('onTokenExpired');
  expect(await gateway.deposits()).toEqual([]);
  await view.post({ type: 'loaded', payload: { token: `${token}~2` } });
  await view.expectPaidPage();
  expect(await view.sent('onBeforePayment')).toHaveLength(1);
  expect(await gateway.deposit()).toMatchObject({ status: 'waiting' });
});
