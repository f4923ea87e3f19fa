/** The server is down while the device counts as online: a reload would end in the browser's own error page. */
import { holdApplication } from '../kit/hold-application';
import { NativeView } from '../kit/native-view';
import { expect, test } from '../kit/test';

test.describe('the server is away, which the device does not count as offline: no reload into an empty window', () => {
  const data = { platform: 'android', currency: 'EUR', paymentGeo: 'DE', lang: 'en-US' };

  test('start-up lacks a file: Refresh says so, and leads on when the server is back', async ({
    page,
    wire,
    token,
  }) => {
    const release = await holdApplication(page);
    const view = new NativeView(page);
    const { cashier } = view;
    const opened = view.open('android', `${wire.url}/`, { ...data, token });
    await expect(cashier.tile('PayPal')).toBeVisible();
    await wire.down();
    release();
    await opened;
    await expect(cashier.title).toHaveText('Error occurred');
    await cashier.button('Refresh').click();
    await expect(cashier.alert).toContainText('The server does not answer. Try again in a moment.');
    await wire.up();
    await cashier.button('Refresh').click();
    await cashier.choose('PayPal');
  });

  test('a page lacks a file: its error page leads on when the server is back', async ({ page, wire, token }) => {
    const release = await holdApplication(page, 'card-redirect');
    const view = new NativeView(page);
    const { cashier } = view;
    await view.open('android', `${wire.url}/`, { ...data, token });
    await cashier.expectOwnList();
    await wire.down();
    release();
    await cashier.tile('PayPal').click();
    await expect(cashier.title).toHaveText('Error occurred');
    await wire.up();
    await cashier.button('Refresh').click();
    await cashier.choose('PayPal');
    expect(await view.sent('Loaded')).toHaveLength(1);
  });
});
