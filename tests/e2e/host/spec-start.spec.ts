/** How our pages start without a host or without files, and where a provider's window ends up. */
import { AcquirerPage } from '../kit/acquirer-page';
import { NativeView } from '../kit/native-view';
import { expect, test } from '../kit/test';

test('a provider without a page of the host to go back to: one that says the window can be closed', async ({
  bareHost,
  gateway,
  token,
  context,
}) => {
  await bareHost.start({ token, currency: 'EUR', paymentGeo: 'DE', lang: 'pt-BR' });
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
