/** The profile that a method requires before the first withdrawal. */
import { WithdrawalPage } from '../kit/withdrawal-page';
import { expect, test } from '../kit/test';

test('refused in two fields at once, then saved; the method opens its form', async ({ host, gateway }) => {
  const payout = new WithdrawalPage(host, gateway);
  const { cashier } = payout;
  await payout.open('100');
  await cashier.tile('Test payout with profile').click();
  await expect(cashier.title).toHaveText('Your details');

  const birthday = cashier.view.getByLabel('Date of birth');
  await cashier.field('Full name').fill('Alex Morgan');
  await birthday.fill(`${new Date().getFullYear() - 10}-01-31`);
  await cashier.field('Phone number').fill('+49 1');
  await cashier.field('Email').fill('alex@example.com');
  await cashier.button('Save and continue').click();
  await expect(cashier.field('Phone number')).toHaveAttribute('aria-invalid', 'true');

  await cashier.field('Phone number').fill('+49 00000');
  await cashier.button('Save and continue').click();
  await expect(birthday).toHaveAccessibleDescription('You must be of legal age to withdraw');
  await expect(cashier.field('Phone number')).toHaveAccessibleDescription(
    'Enter the phone number with the country code',
  );
  await expect(cashier.field('Full name')).toHaveValue('Alex Morgan');

  await birthday.fill('1990-05-31');
  await cashier.field('Phone number').fill('+49 151 23456789');
  await cashier.button('Save and continue').click();
  await expect(cashier.headerTitle).toHaveText('Withdrawal method');
  await cashier.choose('Test payout with profile');
  await expect(cashier.field('IBAN')).toBeVisible();
});
