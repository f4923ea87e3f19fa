/** The page changes the language while the cashier is open: also the gateway and the provider get the new one. */
import { AcquirerPage } from '../kit/acquirer-page';
import { expect, test } from '../kit/host-test';

test('what is begun after update({ lang }) is in the new language, what is typed or under way stays', async ({
  sdk: host,
  page,
  cashier,
  token,
  gateway,
}) => {
  await host.mount({ token, userId: '42', currency: 'EUR', paymentGeo: 'DE', lang: 'en' });
  await cashier.choose('Test card');
  await cashier.amount.fill('50');
  const asked = page.waitForRequest((request) => request.headers()['accept-language'] === 'pt-BR');
  await host.update({ lang: 'pt-BR' });
  await asked;
  const amount = cashier.view.getByRole('textbox', { name: 'Valor' });
  await expect(amount).toHaveValue('50');
  const opened = page.context().waitForEvent('page');
  await amount.press('Enter');
  const acquirer = new AcquirerPage(await opened);
  await expect(acquirer.page.getByRole('definition').last()).toHaveText('pt-BR');
  await host.update({ lang: 'es-ES' });
  await acquirer.choose('Approve');
  await expect(cashier.title).toHaveText('Depósito recibido');
  expect(await gateway.deposits()).toHaveLength(1);
});
