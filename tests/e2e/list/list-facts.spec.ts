/** What the gateway sends about a method besides its limits: popularity and banner; and the host's experiments. */
import { expect, test } from '../kit/test';

test('a popular method says so where it has no badge of its own', async ({ host }) => {
  await host.open({ country: 'de' });
  await host.cashier.expectOwnList();
  await expect(host.cashier.tile('Test transfer to a card')).toContainText('Popular');
  await expect(host.cashier.tile('PayPal')).toContainText('Top');
});

const BANNER = 'main img[src$="/files/icons/paypal-offer.svg"]';

test("the form of a method shows the gateway's banner", async ({ host }) => {
  const cashier = await host.openForm('PayPal');
  await expect(cashier.view.locator(BANNER)).toBeVisible();
});

test('a banner that does not come leaves no gap', async ({ host, gateway }) => {
  await gateway.fault({ icons: true });
  const refused = host.page.waitForResponse((response) => response.url().endsWith('/paypal-offer.svg'));
  const cashier = await host.openForm('PayPal');
  expect((await refused).status()).toBe(404);
  await expect(cashier.view.locator(BANNER)).toHaveCount(0);
});

test('every event for the funnel carries the experiments of the host', async ({ bareHost, token, gateway }) => {
  const experiments = { button: 'green', step: 2, unknown: { a: 1 } };
  await bareHost.start({ token, currency: 'EUR', paymentGeo: 'DE', experiments });
  const { cashier } = bareHost;
  await cashier.choose('Test card');
  const refuse = { status: 400, code: 'banking.merchantClientError', message: 'no' };
  await gateway.fault({ calls: { 'BANKING:deposit-create': { refuse } } });
  await cashier.payButton.click();
  await expect(cashier.alert.filter({ hasText: 'Error' })).toBeVisible();
  const events = async () => (await bareHost.messages()).filter((sent) => sent.messageType === 'onAnalyticsEvent');
  await expect.poll(events).toContainEqual(
    expect.objectContaining({
      name: 'error',
      params: expect.objectContaining({ experiments: { button: 'green', step: 2 } }) as unknown,
    }),
  );
});

for (const design of ['current', 'legacy']) {
  test(`a balance that comes after the tiles moves none of them, ${design}`, async ({ bareHost, gateway, token }) => {
    const { cashier } = bareHost;
    await bareHost.start(
      { token, currency: 'EUR', paymentGeo: 'DE' },
      { path: '/withdrawal', query: `design=${design}` },
    );
    const tile = cashier.view.getByRole('list').getByRole('button').first();
    await expect(tile).toBeVisible();
    const place = await tile.boundingBox();
    await expect(async () => {
      await gateway.push('login.token', { balanceData: { primary: { amount: 80, currency: 'EUR' } } });
      await expect(cashier.view.getByText('€80')).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await tile.boundingBox()).toEqual(place);
  });
}
