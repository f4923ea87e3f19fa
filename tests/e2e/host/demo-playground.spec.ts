/** The demo host page as a playground: a brand's engineer tries markets and colours, and takes the code along. */
import { expect, test } from '../kit/test';

test('another brand colour reaches the open cashier, and what was typed stays', async ({ host, page }) => {
  const cashier = await host.openForm('PayPal');
  await cashier.amount.fill('77');
  await page.getByLabel('Brand colour').pressSequentially('#b00020');
  await page.getByLabel('Brand colour').press('Enter');
  await expect(cashier.payButton).toHaveCSS('background-color', 'rgb(176, 0, 32)');
  await expect(cashier.amount).toHaveValue('77');
  await expect(page.getByText('White text on it: 7.3 to 1, readable.')).toBeVisible();
});

test('what comes first and what is hidden changes in the open list, and stands in the code', async ({ host, page }) => {
  await host.open({ country: 'de' });
  const { cashier } = host;
  await cashier.expectOwnList();
  await page.getByLabel('Methods first').fill('de_paypal');
  await page.getByLabel('Methods first').press('Enter');
  await expect(cashier.tiles.first()).toContainText('PayPal');
  await page.getByLabel('Methods hidden').fill('card_method, nobody');
  await page.getByLabel('Methods hidden').press('Enter');
  await expect(cashier.tile('Bank cards')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Findings' })).toContainText('methods.hide: nobody');
  await page.getByText('Code for your page').click();
  await expect(page.getByRole('region', { name: 'Code' })).toContainText('"card_method"');
});

test('a method before all others, its name and a note change in the open list, and stand in the code', async ({
  host,
  page,
}) => {
  await host.open({ country: 'de' });
  const { cashier } = host;
  await cashier.expectOwnList();
  const set = async (label: string, text: string) => {
    await page.getByLabel(label).fill(text);
    await page.getByLabel(label).press('Enter');
  };
  await set('Before all others', 'de_paypal');
  await set('Names of methods', 'de_paypal: PayPal wallet; crypto: Coins');
  await set('Notes of methods', 'de_paypal: No fee');
  await expect(cashier.tiles.first()).toContainText(/PayPal wallet.*No fee/s);
  await expect(cashier.tile('Coins')).toBeVisible();
  await page.getByText('Code for your page').click();
  const code = page.getByRole('region', { name: 'Code' });
  await expect(code).toContainText('"first": "de_paypal"');
  await expect(code).toContainText('"crypto": "Coins"');
  await expect(code).toContainText('"de_paypal": "No fee"');
  await page.getByLabel('Steps of a visit').selectOption('A data layer');
  await expect(code).toContainText('window.dataLayer');
  await expect(cashier.tiles.first()).toContainText('PayPal wallet');
});

test('a quick deposit and an experiment are choices, and stand in the code', async ({ host, page }) => {
  await host.open({ country: 'de' });
  await host.cashier.expectOwnList();
  await page.getByLabel('Layout of the list').selectOption('Rows');
  await expect(host.cashier.view.locator('html')).toHaveAttribute('data-list', 'rows');
  await page.getByLabel('View').selectOption('Quick deposit');
  const phone = page.getByTestId('phone');
  await expect(phone).toHaveCSS('height', '220px');
  await page.getByText('Code for your page').click();
  await expect(page.getByRole('region', { name: 'Code' })).toContainText('onExpand');
  await host.cashier.button('Deposit method').click();
  await expect(phone).not.toHaveCSS('height', '220px');
});

test('tiles change in the open list, a logo with the next cashier, and both stand in the code', async ({
  host,
  page,
}) => {
  await host.open({ country: 'de' });
  const { cashier } = host;
  await cashier.expectOwnList();
  await expect(cashier.view.locator('header img')).toHaveCount(0);
  await page.getByLabel('Tiles of the list').selectOption('Raised');
  await expect(cashier.tiles.first()).not.toHaveCSS('box-shadow', 'none');
  await page.getByLabel('Logo').selectOption('In both designs');
  await expect(cashier.view.locator('header img')).toBeVisible();
  await page.getByText('Code for your page').click();
  const code = page.getByRole('region', { name: 'Code' });
  await expect(code).toContainText('"tile-shadow"');
  await page.getByRole('combobox', { name: 'Kind of page' }).selectOption('settings.json');
  await expect(code).toContainText('"logoInBoth": true');
});

test('a market is one press, and the code for it stands beside', async ({ host, page }) => {
  await host.open({ country: 'de' });
  await host.cashier.expectOwnList();
  await page.getByRole('button', { name: 'Kazakhstan' }).click();
  await expect(host.cashier.view.locator('html')).toHaveAttribute('data-design', 'legacy');
  await expect(page).toHaveURL(/country=kz/);
  await page.getByText('Code for your page').click();
  const code = page.getByRole('region', { name: 'Code' });
  await expect(code).toContainText('"paymentGeo": "KZ"');
  await expect(code).not.toContainText(host.token);
  await page.getByRole('combobox', { name: 'Kind of page' }).selectOption('Custom element');
  await expect(code).toContainText('payment-geo="KZ"');
});

test('a finding of the SDK is shown with what to do, and the log narrows to a kind', async ({ host, page }) => {
  await host.open({ token: 'expired' });
  const findings = page.getByRole('list', { name: 'Findings' });
  await expect(findings).toContainText('token_rejected');
  await expect(findings.getByRole('link')).toHaveAttribute('href', /token_rejected/);
  await page.getByRole('combobox', { name: 'Kind of messages' }).selectOption('Errors');
  const log = page.getByRole('list', { name: 'Messages' });
  await expect(log.getByText('onTokenExpired').first()).toBeVisible();
  await expect(log.getByText('Loaded', { exact: true })).toBeHidden();
});

test('a look, a language and a word before payments change the open cashier, and stand in the code', async ({
  host,
  page,
}) => {
  const cashier = await host.openForm('PayPal');
  await cashier.amount.fill('77');
  await page.getByLabel('Look').selectOption('Lemon');
  await expect(cashier.payButton).toHaveCSS('background-color', 'rgb(255, 212, 0)');
  await page.getByLabel('Language').selectOption('Русский');
  await expect(cashier.view.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(cashier.view.getByRole('textbox').first()).toHaveValue('77');
  await page.getByLabel('Language').selectOption('English');
  await page.getByLabel('Word before a payment').selectOption('Refuse');
  await page.getByText('Code for your page').click();
  const code = page.getByRole('region', { name: 'Code' });
  await expect(code).toContainText('"seed-brand": "#ffd400"');
  await expect(code).toContainText("beforePayment: () => ({ refuse: 'This page takes no payments today.' })");
  await cashier.payButton.click();
  await expect(cashier.view.getByText('This page takes no payments today.')).toBeVisible();
});
