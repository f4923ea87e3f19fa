/** Misbehaviour of the gateway, the provider and the network: nothing is lost, and the player is told. */
import { expect, test } from '../kit/test';

const ERROR = 'Error occurred';

test('methods that fail in one way or another lead to the error page, and refresh to the list', async ({
  host,
  gateway,
}) => {
  const { cashier } = host;
  for (const [index, fault] of (['500', 'html', 'malformed'] as const).entries()) {
    await gateway.fault({ methods: fault });
    await (index === 0 ? host.open() : cashier.button('Refresh').click());
    await expect.poll(async () => (await host.sent('Error')).length, { message: fault }).toBe(index + 1);
    await expect(cashier.title).toHaveText(ERROR);
    await expect(cashier.view.getByText('Try to refresh the section')).toBeVisible();
    await host.expectSent('FullLoaded', {});
    const error = (await host.sent('Error')).at(-1);
    expect(error).toMatchObject({ status: fault === '500' ? 500 : 200 });
    expect(String(error?.['url'])).toMatch(/\/v4\/banking\/payment-methods$/);
  }
  expect(await host.sent('onTokenExpired')).toEqual([]);

  await gateway.heal();
  await cashier.button('Refresh').click();
  await expect(cashier.tile('NEFT')).toBeVisible();
});

test('401: Error, then onTokenExpired, and the error page', async ({ host, sandbox }) => {
  await host.open({ token: 'expired' });
  await expect(host.cashier.title).toHaveText(ERROR);
  await expect.poll(async () => (await host.sent('onTokenExpired')).length).toBeGreaterThan(0);
  await expect(host.page.getByTestId('notice')).toContainText('The session has expired.');
  const types = (await host.messages()).map(({ messageType }) => messageType);
  expect(types.indexOf('Error')).toBeLessThan(types.indexOf('onTokenExpired'));
  expect(await host.sent('Error')).toContainEqual(
    expect.objectContaining({ status: 401, url: `${sandbox.url}/v4/banking/payment-methods` }),
  );
  expect(await host.page.locator('[data-testid=log-entry]').allTextContents()).not.toContainEqual(
    expect.stringContaining('"expired"'),
  );
});

test('the snippet is missing: the list is there all the same', async ({ host, gateway }) => {
  await gateway.fault({ snippet: '500' });
  await host.open();
  await host.cashier.choose('NEFT');
  await expect(host.cashier.payButton).toBeEnabled();
});

test('no methods: the empty page says what to do', async ({ host, gateway }) => {
  await gateway.fault({ methods: 'empty' });
  await host.open();
  await expect(host.cashier.title).toHaveText('There are no payment methods available for this region');
  await expect(host.cashier.view.getByText('Enable VPN, select another country and refresh the page')).toBeVisible();
  await host.expectSent('FullLoaded', {});
  await gateway.heal();
  await host.cashier.button('Refresh').click();
  await expect(host.cashier.tile('NEFT')).toBeVisible();
});

test('methods hang: after 30 s the error page, with a way back', async ({ host, gateway, page }) => {
  await page.clock.install();
  await gateway.fault({ methods: 'hang' });
  await host.open();
  await expect(host.cashier.view.getByRole('status', { name: 'Loading payment methods' })).toBeAttached();
  await page.clock.runFor(20_000);
  await expect(host.cashier.title).toHaveCount(0);
  await page.clock.runFor(11_000);
  await expect(host.cashier.title).toHaveText(ERROR);
  await gateway.heal();
  await host.cashier.back.click();
  await expect(host.cashier.tile('NEFT')).toBeVisible();
});

test('unknown and broken methods are left out, the others are shown', async ({ host }) => {
  await host.page.route('**/v4/banking/payment-methods?*', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: Record<string, unknown>[] };
    const good = data.filter(({ name }) => name === 'in_neft' || name === 'in_imps');
    const broken = [
      null,
      'NEFT',
      {},
      { ...good[0], name: 'no_rules', text: { en: 'No rules' }, amount_rules: 'many' },
      { ...good[0], name: 'unknown_page', text: { en: 'Unknown page' }, cardViewType: 4711 },
      { ...good[0], name: 'no_icons', text: { en: 'No icons' }, iconIds: 'none' },
      { ...good[0] },
    ];
    await route.fulfill({ response, json: { data: [...broken.slice(0, 6), ...good, broken[6]] } });
  });
  await host.open();
  await expect(host.cashier.tile('NEFT')).toBeVisible();
  await expect(host.cashier.tile('IMPS bank transfer')).toBeVisible();
  // A key that can't be parsed, here icons and rules, is ignored; its method is still offered.
  await expect(host.cashier.tile('No icons')).toBeVisible();
  await expect(host.cashier.tile('No rules')).toBeVisible();
  await expect(host.cashier.tiles).toHaveCount(4);
});

test('icons that are not there leave a mark in their place', async ({ host, gateway }) => {
  await gateway.fault({ icons: true });
  await host.open();
  const tile = host.cashier.tile('NEFT');
  await expect(tile).toBeVisible();
  await expect(host.cashier.view.locator('img').filter({ visible: true })).toHaveCount(0);
  // The placeholder is a `::before` of the style sheet: it must have a size and a visible border.
  const mark = await tile.locator('span:has(> img)').evaluate((plate) => {
    const { content, width, height, borderTopWidth, borderTopColor } = getComputedStyle(plate, '::before');
    const { backgroundColor } = getComputedStyle(plate);
    const hasLine = parseFloat(borderTopWidth) > 0 && borderTopColor !== backgroundColor;
    return { content, hasLine, isWide: parseFloat(width) > 10, isHigh: parseFloat(height) > 8 };
  });
  expect(mark).toEqual({ content: '""', hasLine: true, isWide: true, isHigh: true });
});

test('a locale that is not there: English stands in', async ({ host, gateway }) => {
  await gateway.fault({ locales: ['pt'] });
  await host.open({ lang: 'pt-BR', country: 'br' });
  await expect(host.cashier.headerTitle).toHaveText('Deposit method');
  // The gateway's own labels come with the method, in the player's language.
  await expect(host.cashier.tile('Transferência TED')).toBeVisible();
  await host.expectSent('FullLoaded', {});
});

test('no locale at all: the cashier still works', async ({ host, gateway }) => {
  await gateway.fault({ locales: true });
  await host.open();
  await expect(host.cashier.tile('NEFT')).toBeVisible();
  await host.expectSent('FullLoaded', {});
  expect(await host.sent('onInitError')).toEqual([]);
});

test("a script as the payment page's address: the window closes, the page says so, it is not opened", async ({
  host,
  gateway,
}) => {
  const cashier = await host.openForm('Script address');
  await cashier.amount.fill('50');
  await cashier.payButton.click();
  await expect(cashier.title).toHaveText('Waiting for payment');
  await expect(cashier.view.getByText(/^The next page can't be opened/)).toBeVisible();
  await expect.poll(() => host.page.context().pages().length).toBe(1);
  // The deposit exists at the gateway, so the host knows of it.
  await host.expectSent('onCreateTransaction', { eventId: (await gateway.deposit()).id });
});

test('a create reply of which nothing can be read: the deposit can not be followed, and no second one is made', async ({
  host,
  gateway,
}) => {
  await gateway.fault({ create: { malformed: true } });
  const cashier = await host.openForm('Test card');
  await cashier.amount.fill('50');
  await cashier.payButton.click();
  await expect(cashier.view.getByText(/this screen can't follow it/)).toBeVisible();
  await expect(cashier.detail('Request number')).toBeVisible();
  await expect.poll(() => host.page.context().pages().length).toBe(1);
  await gateway.heal();
  await cashier.button('Back to methods').click();
  await cashier.choose('Test card');
  await cashier.amount.fill('50');
  await cashier.payButton.click();
  await expect(cashier.view.getByRole('dialog')).toContainText('Your deposit of €50 is still waiting');
  await gateway.deposit();
});

for (const { status, text } of [
  { status: 401, text: 'Your session has expired. Please sign in again.' },
  { status: 400, text: 'Something went wrong. Please try again or choose another payment method.' },
]) {
  test(`create refused with ${status}`, async ({ host, gateway }) => {
    await gateway.fault({ create: { refuse: { status, code: 'some.code', message: 'Internal detail' } } });
    const cashier = await host.openForm('Test card');
    await cashier.amount.fill('50');
    await cashier.payButton.click();
    await expect(cashier.view.locator('form').getByRole('alert')).toHaveText(text);
    await expect(cashier.view.getByText('Internal detail')).toHaveCount(0);
    const [error] = await host.sent('Error');
    expect(error).toMatchObject({ status });
    expect(await host.sent('onTokenExpired')).toHaveLength(status === 401 ? 1 : 0);
    expect(await gateway.deposits()).toEqual([]);
  });
}
