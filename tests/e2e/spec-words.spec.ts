/** The specification's own words on the running product: titles, notices, addresses, and what a host may change. */
import type { Cashier } from './kit/cashier';
import { AcquirerPage } from './kit/acquirer-page';
import type { BareHost } from './kit/bare-host';
import { NativeView } from './kit/native-view';
import { expect, test } from './kit/test';
import { WithdrawalPage } from './kit/withdrawal-page';

/** The cashier listens, and is told this. */
async function start(
  bareHost: BareHost,
  payload: object,
  options: Parameters<BareHost['open']>[0] = {},
): Promise<void> {
  await bareHost.open(options);
  await expect.poll(() => bareHost.types()).toContain('Loaded');
  await bareHost.load(payload);
}

const DESIGNS = ['current', 'legacy'] as const;
const subtitle = (cashier: Cashier, text: string) => cashier.view.locator('main').getByText(text, { exact: true });

for (const design of DESIGNS) {
  test.describe(`${design} design`, () => {
    test('titles: of the list, of a group, of a form', async ({ host, gateway }) => {
      const { cashier } = host;
      const heading = design === 'current' ? cashier.headerTitle : cashier.title;
      await host.open({ country: 'de', design });
      await expect(heading).toHaveText('Deposit method');
      const frame = await host.frame();
      await expect.poll(() => frame.evaluate(() => document.title)).toBe('Deposit method');
      await cashier.choose('PayPal');
      await expect(subtitle(cashier, 'Deposit')).toBeVisible();
      await cashier.back.click();
      await cashier.tile('Bank cards').click();
      await expect(cashier.title).toHaveText('Bank cards');
      await expect(subtitle(cashier, 'Deposit method')).toBeVisible();

      const payout = new WithdrawalPage(host, gateway);
      await payout.open('100', { country: 'de', design });
      await expect(heading).toHaveText('Withdrawal method');
      await cashier.choose('Test payout');
      await expect(subtitle(cashier, 'Withdrawal amount')).toBeVisible();
    });

    test('a refused create is a snackbar: title, close button, 5 s that stand still under the pointer; and inline', async ({
      host,
      gateway,
      page,
    }) => {
      await page.clock.install();
      await host.openForm('PayPal', { design });
      const { cashier } = host;
      await gateway.fault({ create: { refuse: { status: 422, code: 'banking.unknown', message: 'No' } } });
      const alert = cashier.alert.filter({ hasText: 'Error' });
      const refuse = async () => {
        await cashier.amount.fill('50');
        await cashier.payButton.click();
        await expect(alert.getByText('Error', { exact: true })).toBeVisible();
      };
      await refuse();
      await expect(cashier.view.locator('form').getByRole('alert')).toHaveText(/Something went wrong/);
      await alert.getByText('Error', { exact: true }).hover();
      await page.clock.runFor(20_000);
      await expect(alert.getByText('Error', { exact: true })).toBeVisible();
      await cashier.amount.hover();
      await page.clock.runFor(5100);
      await expect(alert.getByText('Error', { exact: true })).toHaveCount(0);
      await expect(cashier.view.locator('form').getByRole('alert')).toHaveText(/Something went wrong/);
      await refuse();
      await alert.getByRole('button', { name: 'Close' }).click();
      await expect(alert.getByText('Error', { exact: true })).toHaveCount(0);
    });

    test('/withdrawal/list and /deposit/list are the lists; Refresh of a failed one stays in its flow', async ({
      bareHost,
      gateway,
      token,
    }) => {
      const query = design === 'legacy' ? 'design=legacy' : '';
      const payload = { token, currency: 'EUR', paymentGeo: 'DE' };
      const asked: string[] = [];
      bareHost.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await start(bareHost, payload, { path: '/deposit/list', query });
      await expect(bareHost.cashier.tile('PayPal')).toBeVisible();
      for (const fault of ['500', 'empty'] as const) {
        await gateway.fault({ methods: fault });
        await start(bareHost, payload, { path: '/withdrawal/list', query });
        await expect(bareHost.cashier.button('Refresh')).toBeVisible();
        await gateway.heal();
        await bareHost.cashier.button('Refresh').click();
        await expect(bareHost.cashier.tile('Test payout')).toBeVisible();
      }
      expect(asked.filter((path) => path.endsWith('payment-methods'))).toHaveLength(1);
    });
  });
}

test('another currency or country: by push and by the host, on the list and on a form', async ({
  bareHost,
  gateway,
  token,
}) => {
  const { cashier, page } = bareHost;
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('payment-methods'))
      asked.push(`${searchParams.get('country')} ${searchParams.get('currency')}`);
  });
  await start(bareHost, { token, currency: 'INR', paymentGeo: 'IN', locale: 'en-IN' });
  await expect(cashier.tile('NEFT')).toBeVisible();
  await cashier.expectOwnList();
  await expect
    .poll(async () => {
      await gateway.push('login.token', { paymentGeo: 'BR', currency: 'BRL' });
      return cashier.tile('Pix').count();
    })
    .toBe(1);
  await expect(cashier.tile('NEFT')).toHaveCount(0);
  await cashier.choose('Pix');
  await expect(cashier.view.getByText('BRL', { exact: true })).toBeVisible();
  // The form is in a currency that is no longer the player's.
  await bareHost.load({ token, currency: 'EUR', paymentGeo: 'DE' });
  await expect(cashier.tile('PayPal')).toBeVisible();
  await cashier.choose('PayPal');
  await expect(cashier.view.getByText('EUR', { exact: true })).toBeVisible();
  expect([...new Set(asked)]).toEqual(['in INR', 'br BRL', 'de EUR']);
});

test('a create that runs keeps its currency; the list follows when its page is left', async ({
  bareHost,
  gateway,
  token,
}) => {
  const { cashier, page } = bareHost;
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await start(bareHost, { token, currency: 'EUR', paymentGeo: 'DE' });
  await cashier.choose('PayPal');
  await gateway.fault({ create: { delayMs: 1500 } });
  const popup = await cashier.pay('50');
  await bareHost.load({ token, currency: 'BRL', paymentGeo: 'BR' });
  await new AcquirerPage(popup).choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
  expect(sent.filter((text) => text.includes('BANKING:deposit-create')).join()).toContain('"currency":"EUR"');
  expect(await gateway.balances()).toEqual({ EUR: 50 });
  await cashier.button('Back to methods').click();
  await expect(cashier.tile('Pix')).toBeVisible();
});

test('a host that says locale: its language', async ({ bareHost, token }) => {
  await start(bareHost, { token, currency: 'BRL', paymentGeo: 'BR', locale: 'pt-BR' });
  await expect(bareHost.cashier.headerTitle).toHaveText('Método de depósito');
});

test('401 at the start, then a token: the list opens by itself, and nobody says that the network is lost', async ({
  host,
}) => {
  await host.open({ token: 'expired', country: 'de' });
  await expect(host.cashier.title).toHaveText('Error occurred');
  await expect.poll(async () => (await host.sent('onTokenExpired')).length).toBeGreaterThan(0);
  await expect(host.cashier.view.getByText('Network connection failed')).toHaveCount(0);
  // As the host's `setToken` does.
  await host.page.evaluate((token) => {
    const message = JSON.stringify({ type: 'loaded', payload: { token } });
    document.querySelector('iframe')!.contentWindow!.postMessage(message, '*');
  }, host.token);
  await expect(host.cashier.tile('PayPal')).toBeVisible();
  // The channel, too.
  await host.cashier.choose('PayPal');
  await new AcquirerPage(await host.cashier.pay('50')).choose('Approve');
  await expect(host.cashier.title).toHaveText('Deposit received');
});

test('a provider without a page of the host to go back to: one that says the window can be closed', async ({
  bareHost,
  gateway,
  token,
  context,
}) => {
  await start(bareHost, { token, currency: 'EUR', paymentGeo: 'DE', lang: 'pt-BR' });
  const { cashier } = bareHost;
  await cashier.tile('PayPal').click();
  await cashier.view.getByRole('textbox').first().fill('50');
  const opened = context.waitForEvent('page');
  await cashier.view.locator('main').getByRole('button').last().click();
  const popup = await opened;
  await new AcquirerPage(popup).choose('Approve');
  await popup.getByRole('link', { name: 'Return to shop' }).click();
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Você pode fechar esta janela');
  await expect(popup).toHaveURL(/\?page=return&lang=pt-BR/);
  await expect(popup.getByRole('button')).toHaveCount(0);
  expect(await gateway.balances()).toEqual({ EUR: 50 });
});

test('the return page asks for nothing, whatever the provider adds to its address', async ({ page, sandbox }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${sandbox.url}/?page=return&lang=ru?status=ok&id=7`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You can close this window');
  await page.goto(`${sandbox.url}/?page=return&lang=ru&status=ok`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Это окно можно закрыть');
  expect(asked.filter((path) => path.startsWith('/v4/'))).toEqual([]);
});

test('a host that does not answer: bars, then what is wrong and onInitError; a late answer still starts', async ({
  bareHost,
  token,
}) => {
  const { cashier } = bareHost;
  await bareHost.open();
  await expect
    .poll(() =>
      cashier.view.locator('#root').evaluate((root) => {
        const { content, opacity } = getComputedStyle(root, '::before');
        return content !== 'none' && opacity === '1';
      }),
    )
    .toBe(true);
  await expect(cashier.title).toHaveText('Error occurred');
  await expect(cashier.view.getByText('The page around the cashier does not answer.', { exact: false })).toBeVisible();
  await expect.poll(() => bareHost.types()).toEqual(['Loaded', 'onInitError']);
  await bareHost.load({ token, currency: 'EUR', paymentGeo: 'DE' });
  await expect(cashier.tile('PayPal')).toBeVisible();
  await expect(cashier.view.locator('#start-notice')).toHaveCount(0);
  await cashier.choose('PayPal');
});

test('back on a page that leads nowhere back is left to the host', async ({ page, sandbox, token }) => {
  const view = new NativeView(page);
  await view.open('android', `${sandbox.url}/`, { token, currency: 'EUR', paymentGeo: 'DE', platform: 'android' });
  await view.cashier.expectOwnList();
  await view.post({ type: 'onGoBack' });
  await expect.poll(async () => (await view.sent('onGoBackUnhandled')).length).toBe(1);
  await view.cashier.choose('PayPal');
  await view.post({ type: 'onGoBack' });
  await expect(view.cashier.headerTitle).toHaveText('Deposit method');
  expect(await view.sent('onGoBackUnhandled')).toHaveLength(1);
});

test('neither locale file: the English of the build, and no keys; a plugin has its own files', async ({
  host,
  gateway,
}) => {
  await gateway.fault({ locales: ['en', 'pt'] });
  await host.open({ lang: 'pt-BR', country: 'br' });
  await expect(host.cashier.headerTitle).toHaveText('Deposit method');
  await host.cashier.choose('Pix');
  await expect(host.cashier.button('Gerar código Pix')).toBeVisible();
});

for (const width of [900, 960, 1024, 1080, 1150, 1280]) {
  test(`demo page at ${width} px: nothing covers the cashier`, async ({ host, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await host.open({ country: 'de' });
    await expect(host.cashier.tile('PayPal')).toBeVisible();
    const covered = await page.evaluate(() => {
      const frame = document.querySelector('iframe')!;
      const { left, right, top } = frame.getBoundingClientRect();
      return [left + 2, (left + right) / 2, right - 2].some(
        (x) => document.elementFromPoint(x, top + 80) !== frame || x < 0 || x > innerWidth,
      );
    });
    expect(covered).toBe(false);
  });
}

test('demo page: an address in any case, and a word on what it does not know', async ({ host, page, sandbox }) => {
  await page.goto(`${sandbox.hostUrl}/?COUNTRY=DE&token=${host.token}`);
  await expect(host.cashier.tile('PayPal')).toBeVisible();
  await page.goto(`${sandbox.hostUrl}/?country=atlantis&token=${host.token}`);
  await expect(page.getByTestId('notice')).toContainText('country=atlantis');
});
