/** What the specification prescribes, on the running product: titles, notices, addresses, and what a host may change. */
import type { Cashier } from '../kit/cashier';
import { AcquirerPage } from '../kit/acquirer-page';
import { expect, test } from '../kit/test';
import { WithdrawalPage } from '../kit/withdrawal-page';

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

    test('titles: of the lists that a group has of its own, and of a payout', async ({ host, gateway }) => {
      const { cashier } = host;
      const heading = design === 'current' ? cashier.headerTitle : cashier.title;
      const expectDocumentTitle = async (title: string) => {
        const frame = await host.frame();
        await expect.poll(() => frame.evaluate(() => document.title)).toBe(title);
      };
      const expectGroup = async (country: string, group: string) => {
        await host.open({ country, design });
        await cashier.tile(group).click();
        await expect(cashier.title).toHaveText(group);
        await expectDocumentTitle('Deposit method');
        // The current design has another text there, which says what to choose.
        if (design === 'legacy') await expect(subtitle(cashier, 'Deposit method')).toBeVisible();
      };
      await expectGroup('kg', 'Transfer to a card');
      // Leave the group, because the next `host.open` would open it again.
      await cashier.back.click();
      await expect(heading).toHaveText('Deposit method');
      await expectGroup('de', 'Cryptocurrency');
      if (design === 'legacy') {
        await cashier.tile('Tether').click();
        await expect(cashier.title).toHaveText('Tether');
        await expect(subtitle(cashier, 'Deposit')).toBeVisible();
        await cashier.back.click();
        await expect(cashier.title).toHaveText('Cryptocurrency');
      }
      await cashier.back.click();
      await expect(heading).toHaveText('Deposit method');
      const payout = new WithdrawalPage(host, gateway);
      await payout.open('100', { country: 'de', design });
      await cashier.choose('Test payout');
      await expectDocumentTitle('Withdrawal amount');
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
      await bareHost.start(payload, { path: '/deposit/list', query });
      await expect(bareHost.cashier.tile('PayPal')).toBeVisible();
      for (const fault of ['500', 'empty'] as const) {
        await gateway.fault({ methods: fault });
        await bareHost.start(payload, { path: '/withdrawal/list', query });
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
  await bareHost.start({ token, currency: 'INR', paymentGeo: 'IN', locale: 'en-IN' });
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
  // The new currency closes the form, which is in the old one.
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
  await bareHost.start({ token, currency: 'EUR', paymentGeo: 'DE' });
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

for (const design of DESIGNS)
  test(`${design}: an error that stands on the page follows the language, and so does what was typed beside it`, async ({
    bareHost,
    token,
    gateway,
  }) => {
    const { cashier } = bareHost;
    const payload = { token, currency: 'EUR', paymentGeo: 'DE', lang: 'en' };
    await bareHost.start(payload, { query: design === 'legacy' ? 'design=legacy' : '' });
    await cashier.choose('Test transfer to a card');
    await gateway.fault({ create: { refuse: { status: 422, code: 'banking.unknown', message: 'No' } } });
    await cashier.amount.fill('73');
    await cashier.button('Get card details').click();
    const error = cashier.view.locator('form').getByRole('alert');
    await expect(error).toHaveText(/Something went wrong/);
    await bareHost.load({ ...payload, lang: 'pt-BR' });
    await expect(error).toHaveText(/Algo deu errado/);
    await expect(cashier.field('Valor')).toHaveValue('73');
  });

test('a host that says locale: its language', async ({ bareHost, token }) => {
  await bareHost.start({ token, currency: 'BRL', paymentGeo: 'BR', locale: 'pt-BR' });
  await expect(bareHost.cashier.headerTitle).toHaveText('Método de depósito');
});

test('401 at the start, then a token: the list opens by itself, and nobody says that the network is lost', async ({
  host,
}) => {
  await host.open({ token: 'expired', country: 'de' });
  await expect(host.cashier.title).toHaveText('Error occurred');
  await expect.poll(async () => (await host.sent('onTokenExpired')).length).toBeGreaterThan(0);
  await expect(host.cashier.view.getByText('Network connection failed')).toHaveCount(0);
  // Sends the message that the SDK's `setToken` sends.
  await host.page.evaluate((token) => {
    const message = JSON.stringify({ type: 'loaded', payload: { token } });
    document.querySelector('iframe')!.contentWindow!.postMessage(message, '*');
  }, host.token);
  await expect(host.cashier.tile('PayPal')).toBeVisible();
  // The channel uses the new token, too.
  await host.cashier.choose('PayPal');
  await new AcquirerPage(await host.cashier.pay('50')).choose('Approve');
  await expect(host.cashier.title).toHaveText('Deposit received');
});

test('demo page, from 900 to 1280 px: nothing covers the cashier', async ({ host, page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await host.open({ country: 'de' });
  await expect(host.cashier.tile('PayPal')).toBeVisible();
  for (const width of [900, 960, 1024, 1080, 1150, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const isCovered = () =>
      page.evaluate(() => {
        const frame = document.querySelector('iframe')!;
        const { left, right, top } = frame.getBoundingClientRect();
        return [left + 2, (left + right) / 2, right - 2].some(
          (x) => document.elementFromPoint(x, top + 80) !== frame || x < 0 || x > innerWidth,
        );
      });
    await expect.poll(isCovered, { message: `${width} px` }).toBe(false);
  }
});

test('demo page: an address in any case, and a word on what it does not know', async ({ host, page, sandbox }) => {
  await page.goto(`${sandbox.hostUrl}/?COUNTRY=DE&token=${host.token}`);
  await expect(host.cashier.tile('PayPal')).toBeVisible();
  await page.goto(`${sandbox.hostUrl}/?country=atlantis&token=${host.token}`);
  await expect(page.getByTestId('notice')).toContainText('country=atlantis');
});
