/** The handshake with the host page, good and bad. */
import { inEngines } from '../kit/engines';
import { expect, test } from '../kit/test';

for (const design of ['current', 'legacy'] as const) {
  test(
    `${design}: Loaded first, FullLoaded when the list can be used`,
    { tag: inEngines('start', design) },
    async ({ bareHost, token }) => {
      await bareHost.open({ query: `design=${design}` });
      await expect.poll(() => bareHost.messages()).toEqual([{ messageType: 'Loaded', version: 'v1.0.230' }]);
      await bareHost.load({ token, currency: 'INR', paymentGeo: 'IN' });
      await expect(bareHost.cashier.tile('NEFT')).toBeVisible();
      await expect.poll(() => bareHost.types()).toEqual(['Loaded', 'FullLoaded']);
      await expect(bareHost.cashier.view.locator('html')).toHaveAttribute('data-design', design);
    },
  );
}

test(
  'wrong messages are ignored, before the answer and after it',
  { tag: inEngines('start') },
  async ({ bareHost, token }) => {
    const wrong = [
      'not json',
      '{"type":',
      '',
      null,
      7,
      [],
      {},
      { type: 'unknown', payload: {} },
      { type: 'bonus-list-updated', payload: { bonusList: 'all' } },
      { type: 'onGoBack', payload: 5 },
      { messageType: 'loaded', payload: { token: 'stranger' } },
      '{"type":["loaded"]}',
      '{"__proto__":{"type":"loaded"}}',
    ];
    await bareHost.open();
    await expect.poll(() => bareHost.types()).toEqual(['Loaded']);
    for (const message of wrong) await bareHost.post(message);
    expect(await bareHost.types()).toEqual(['Loaded']);
    await bareHost.load({ token, currency: 'INR', paymentGeo: 'IN' });
    await bareHost.cashier.choose('NEFT');
    for (const message of wrong.filter(
      (one) => !(one !== null && typeof one === 'object' && 'type' in one && one.type === 'onGoBack'),
    )) {
      await bareHost.post(message);
    }
    await expect(bareHost.cashier.title).toHaveText('NEFT');
    expect(await bareHost.types()).toEqual(['Loaded', 'FullLoaded']);
  },
);

test('keys of a wrong type fall back to their defaults', async ({ bareHost, token }) => {
  await bareHost.open();
  await expect.poll(() => bareHost.types()).toEqual(['Loaded']);
  await bareHost.load({
    token,
    currency: 'INR',
    paymentGeo: 'IN',
    lang: 5,
    platform: 'fridge',
    closingButton: 'yes',
    bonusList: 'none',
    experiments: null,
    userId: {},
  });
  await expect(bareHost.cashier.tile('NEFT')).toBeVisible();
  await expect(bareHost.cashier.close).toBeVisible();
});

test('no token: the defaults hold, the gateway is asked without one', async ({ bareHost, page }) => {
  const asked = page.waitForRequest(/\/v4\/banking\/payment-methods/);
  await bareHost.open();
  await expect.poll(() => bareHost.types()).toEqual(['Loaded']);
  await bareHost.load({ currency: 'RUB' });
  const request = await asked;
  expect(new URL(request.url()).searchParams.get('country')).toBe('ru');
  expect(request.headers()['authorization']).toBeUndefined();
  await expect(bareHost.cashier.title).toHaveText('Error occurred');
  await expect.poll(() => bareHost.types()).toEqual(expect.arrayContaining(['Error', 'onTokenExpired', 'FullLoaded']));
  expect(await bareHost.types()).not.toContain('onInitError');
});

test('a payload that is none: the defaults hold', async ({ bareHost }) => {
  await bareHost.open();
  await expect.poll(() => bareHost.types()).toEqual(['Loaded']);
  await bareHost.load('nothing');
  await expect(bareHost.cashier.title).toHaveText('Error occurred');
  expect(await bareHost.types()).not.toContain('onInitError');
});

test(
  'a stranger in the page can neither answer nor steer',
  { tag: inEngines('start') },
  async ({ bareHost, token, sandbox }) => {
    const stranger = sandbox.hostUrl.replace('localhost', '127.0.0.1');
    const asked: string[] = [];
    bareHost.page.on('request', (request) => asked.push(request.headers()['authorization'] ?? ''));
    await bareHost.open();
    await expect.poll(() => bareHost.types()).toEqual(['Loaded']);
    await bareHost.postFrom(stranger, {
      type: 'loaded',
      payload: { token: 'stranger', paymentGeo: 'BR', currency: 'BRL' },
    });
    await bareHost.load({ token, currency: 'INR', paymentGeo: 'IN' });
    await bareHost.cashier.choose('NEFT');
    await bareHost.postFrom(stranger, { type: 'onGoBack' });
    await bareHost.postFrom(sandbox.hostUrl, { type: 'onGoBack' });
    await expect(bareHost.cashier.title).toHaveText('NEFT');
    expect(asked.filter((header) => header.includes('stranger'))).toEqual([]);
  },
);

test('only the listed origins may embed', async ({ serve, sandbox }) => {
  const host = await serve({ apiUrl: sandbox.url, hostOrigins: ['https://shop.example'] });
  const asked: string[] = [];
  host.page.on('request', (request) => asked.push(request.url()));
  await host.open();
  await host.page.locator('iframe').waitFor();
  await expect.poll(() => asked.some((url) => url.includes('/assets/application-'))).toBe(true);
  await expect(host.page.getByTestId('phone')).toHaveAttribute('data-state', 'loading');
  // The page learns only that its origin is not on the list.
  expect(await host.messages()).toEqual([{ messageType: 'onProblem', code: 'origin_not_allowed' }]);
  expect(asked.filter((url) => url.includes('/v4/banking'))).toEqual([]);
});

test("the host's bonus is offered, and a new list replaces it", async ({ bareHost, token }) => {
  const bonus = (id: string, title: string) => ({
    id,
    type: 'deposit',
    title: { en: title },
    depositBonusData: { minDeposit: 10 },
    depositRequired: true,
  });
  await bareHost.open();
  await expect.poll(() => bareHost.types()).toEqual(['Loaded']);
  const bonusList = [bonus('welcome', 'Welcome bonus'), { id: 'broken' }];
  await bareHost.load({ token, currency: 'EUR', paymentGeo: 'DE', bonusId: 'welcome', bonusList });
  const { cashier } = bareHost;
  await cashier.choose('Test card');
  await expect(cashier.view.getByText('Welcome bonus')).toBeVisible();
  await bareHost.post({ type: 'bonus-list-updated', payload: { bonusList: [bonus('welcome', 'Spring bonus')] } });
  await expect(cashier.view.getByText('Spring bonus')).toBeVisible();
  await expect(cashier.view.getByText('Welcome bonus')).toHaveCount(0);
  await bareHost.post({ type: 'bonus-list-updated', payload: { bonusList: [] } });
  await expect(cashier.view.getByText('Spring bonus')).toHaveCount(0);
  await expect(cashier.payButton).toBeEnabled();
});

test('a new token from the host ends the error page by itself', async ({ bareHost, token }) => {
  await bareHost.open();
  await expect.poll(() => bareHost.types()).toEqual(['Loaded']);
  await bareHost.load({ token: 'expired', currency: 'INR', paymentGeo: 'IN' });
  await expect(bareHost.cashier.title).toHaveText('Error occurred');
  await bareHost.load({ token, currency: 'INR', paymentGeo: 'IN' });
  await expect(bareHost.cashier.tile('NEFT')).toBeVisible();
});

test('a gateway that is down at the start: error page, then the list', async ({ serve, wire }) => {
  await wire.down();
  const host = await serve({ apiUrl: wire.url });
  await host.open();
  await expect(host.cashier.title).toHaveText('Error occurred');
  await host.expectSent('FullLoaded', {});
  await host.cashier.button('Refresh').click();
  await expect(host.cashier.title).toHaveText('Error occurred');
  await wire.up();
  await host.cashier.button('Refresh').click();
  await expect(host.cashier.tile('NEFT')).toBeVisible();
});

test('served under a base path, configured by the block in the page', async ({ serve, sandbox, gateway }) => {
  const host = await serve({ apiUrl: sandbox.url, brandTokens: { 'color-accent': 'rgb(1, 2, 3)' } }, '/some/base/');
  await host.open({ country: 'de' });
  await host.cashier.choose('Test card POST');
  const popup = await host.cashier.pay('50');
  await popup.getByRole('button', { name: 'Approve' }).click();
  await expect(host.cashier.title).toHaveText('Deposit received');
  await gateway.deposit();
  const accent = await (
    await host.frame()
  ).evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent'));
  expect(accent).toBe('rgb(1, 2, 3)');
});
