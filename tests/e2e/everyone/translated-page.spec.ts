/** The browser translates the page and thereby wraps each text: flows nevertheless run to their end. */
import { endPayment, makePayment } from '../../kit/journeys/journey';
import type { Cashier } from '../kit/cashier';
import { buttonOf, findPayable, handsOn } from '../kit/playwright-hands';
import { expect, test as base } from '../kit/test';
import { translate } from '../kit/translator';
import { IBAN } from '../kit/withdrawal-page';

const payable = await findPayable();

interface Start {
  country: string;
  currency: string;
  path?: string;
  query?: string;
}

const test = base.extend<{ start(start: Start): Promise<Cashier> }>({
  start: async ({ bareHost, page, token }, use) => {
    await translate(page);
    await use(async ({ country, currency, ...where }) => {
      await bareHost.open(where);
      await expect.poll(() => bareHost.types()).toContain('Loaded');
      await bareHost.load({ token, currency, paymentGeo: country, lang: 'en-US' });
      await bareHost.cashier.expectOwnList();
      return bareHost.cashier;
    });
    // Proves that the translator has wrapped texts.
    expect(await bareHost.cashier.view.locator('font font').count()).toBeGreaterThan(0);
  },
});

for (const design of ['current', 'legacy'] as const) {
  const query = design === 'legacy' ? 'design=legacy' : '';

  test(`${design}: errors on fields, a deposit, its end, the list`, async ({ start, gateway }) => {
    const cashier = await start({ country: 'DE', currency: 'EUR', query });
    await cashier.tile('Test card every field').click();
    await expect(cashier.payButton).toBeVisible();
    await cashier.payButton.click();
    await expect(cashier.field('Card number')).toHaveAttribute('aria-invalid', 'true');
    await cashier.field('Card number').fill('4242424242424242');
    await cashier.amount.fill('1');
    await cashier.payButton.click();
    await expect(cashier.amount).toHaveAttribute('aria-invalid', 'true');
    await cashier.amount.fill('50');
    await cashier.back.click();
    await cashier.tile('Bank cards').click();
    await cashier.tile('Maestro').click();
    await cashier.amount.fill('50');
    await cashier.payButton.click();
    await expect(cashier.title).toHaveText('Waiting for payment');
    await gateway.act((await gateway.deposit()).id, 'approve');
    await expect(cashier.title).toHaveText('Deposit received');
    await cashier.button('Back to methods').click();
    await cashier.expectOwnList();
  });

  test(`${design}: a withdrawal with a wrong code and the right one`, async ({ start, gateway }) => {
    await gateway.giveMoney('100', 'EUR');
    const cashier = await start({ country: 'DE', currency: 'EUR', path: '/withdrawal', query });
    await cashier.tile('Test payout with a code').click();
    await cashier.button('Continue').click();
    await expect(cashier.amount).toHaveAttribute('aria-invalid', 'true');
    await cashier.amount.fill('25');
    await cashier.field('IBAN').pressSequentially(IBAN);
    await cashier.button('Continue').click();
    await cashier.button('Withdraw').click();
    await expect(cashier.button('Confirm')).toBeVisible();
    const { id } = await gateway.withdrawal();
    const code = await gateway.codeOf(id);
    const field = cashier.view.getByRole('textbox').first();
    await field.fill(code === '000000' ? '000001' : '000000');
    await cashier.button('Confirm').click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(code);
    await cashier.button('Confirm').click();
    await expect(cashier.title).not.toHaveText(/code/i);
    await expect(cashier.title).not.toHaveText('Error occurred');
    await expect(cashier.button('Confirm')).toHaveCount(0);
  });

  test(`${design}: coins and an address`, async ({ start }) => {
    const cashier = await start({ country: 'DE', currency: 'EUR', query });
    await cashier.tile('Cryptocurrency').click();
    await cashier.view
      .getByRole('button', { name: /^Bitcoin/ })
      .first()
      .click();
    await cashier.button('Get the address').click();
    // The address is not translated, like everything that players copy.
    const address = cashier.view.locator('dd', { hasText: /^(bc1|tb1|[13])\w{20,}/ });
    await expect(address).toBeVisible();
    await expect(address.locator('font')).toHaveCount(0);
    await cashier.button('I have sent it').click();
    await expect(cashier.title).not.toHaveText('Error occurred');
    await expect(cashier.button('I have sent it')).toHaveCount(0);
  });
}

for (const journey of payable) {
  test(`current: ${journey.name}, to its end`, async ({ start, gateway }) => {
    const cashier = await start({ country: journey.country, currency: journey.currency });
    const hands = handsOn(cashier, journey, gateway);
    await makePayment(hands, journey);
    await expect(buttonOf(cashier, journey, journey.next)).toBeVisible();
    await endPayment(hands, journey);
  });
}

test('current: a Nigerian bank, a wrong digit, the right one, to its end', async ({ start, gateway }) => {
  await gateway.giveMoney('250000', 'NGN');
  const cashier = await start({ country: 'NG', currency: 'NGN', path: '/withdrawal' });
  await cashier.tile('Bank account').click();
  await cashier.amount.fill('20000');
  const bank = cashier.view.getByRole('combobox', { name: 'Bank' });
  await bank.click();
  await bank.fill('zenith');
  await bank.press('Enter');
  // Choosing another bank makes React remove what it has rendered for the first one.
  await bank.click();
  await bank.fill('first bank');
  await bank.press('Enter');
  const account = cashier.field('Account number');
  await account.fill('0000014578');
  await cashier.button('Continue').click();
  await expect(account).toHaveAccessibleDescription(/A digit is wrong/);
  await account.fill('0000014579');
  await cashier.button('Continue').click();
  await expect(cashier.title).toHaveText('Check your withdrawal');
  await cashier.button('Change').click();
  await expect(account).toHaveValue(/0000/);
  await cashier.button('Continue').click();
  await cashier.button('Withdraw').click();
  await expect(cashier.title).toHaveText('Request accepted');
  await gateway.act((await gateway.withdrawal()).id, 'approve');
  await expect(cashier.title).toHaveText('Withdrawal sent');
});

test('current: the history', async ({ start, gateway }) => {
  await gateway.giveMoney('100', 'EUR');
  await gateway.withdraw(10, 20);
  const cashier = await start({ country: 'DE', currency: 'EUR' });
  await cashier.button('Transactions').click();
  await expect(cashier.title).toHaveText('Transactions');
  await cashier.back.click();
  await cashier.expectOwnList();
});
