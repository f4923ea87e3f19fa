/** Payouts of the legacy design to wallets and banks: the same checks as in the current one, on its own pages. */
import { inEngines, ONCE } from '../kit/engines';
import { WithdrawalPage } from '../kit/withdrawal-page';
import { expect, test } from '../kit/test';

test(
  'to a wallet: an address of another network is named, the right one is paid',
  { tag: ONCE },
  async ({ host, gateway }) => {
    const { cashier } = host;
    await new WithdrawalPage(host, gateway).open('5000', { design: 'legacy' });
    await cashier.tile('Cryptocurrency').click();
    await expect(cashier.amount).toBeVisible();
    const coin = cashier.view.getByRole('combobox', { name: 'Coin to receive' });
    await coin.click();
    await coin.fill('USD Coin');
    await coin.press('Enter');
    await expect(cashier.title).toHaveText('USD Coin');
    await cashier.view.getByRole('combobox', { name: 'Network' }).selectOption('Ethereum (ERC-20)');
    const address = cashier.field('Your address');
    await address.fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
    await cashier.amount.fill('100.20');
    await cashier.button('Continue').click();
    await expect(cashier.view.getByText(/TRON \(TRC-20\)/)).toBeVisible();
    expect(await gateway.withdrawals()).toEqual([]);

    await address.fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    await cashier.button('Continue').click();
    await expect(cashier.title).toHaveText('Check your withdrawal');
    await cashier.button('Withdraw').click();
    await expect(cashier.title).toHaveText('Withdrawal sent');
    expect(await gateway.withdrawal()).toMatchObject({ status: 'processed', pluginId: 'crypto' });
  },
);

test(
  'to a bank: a wrong check digit is said, the holder is shown, the bank sends it back',
  { tag: inEngines('nigerian-banks', 'legacy') },
  async ({ host, gateway }) => {
    const { cashier } = host;
    await new WithdrawalPage(host, gateway).open('250000', { country: 'ng', currency: 'NGN', design: 'legacy' });
    await cashier.choose('Bank account');
    await cashier.amount.fill('20000.21');
    const bank = cashier.view.getByRole('combobox', { name: 'Bank' });
    await bank.click();
    await bank.fill('011');
    await bank.press('Enter');
    const account = cashier.field('Account number');
    await account.fill('0000014578');
    await cashier.button('Continue').click();
    await expect(account).toHaveAccessibleDescription(
      'A digit is wrong, or the account is at another bank. Check both.',
    );
    expect(await gateway.withdrawals()).toEqual([]);

    await account.fill('0000014579');
    await cashier.button('Continue').click();
    await expect(cashier.title).toHaveText('Check your withdrawal');
    await expect(cashier.detail('Account name')).toHaveText(/^[A-Z]+ [A-Z]+$/);
    await cashier.button('Withdraw').click();
    await expect(cashier.title).toHaveText('Withdrawal refused');
    expect(await gateway.withdrawal()).toMatchObject({ status: 'mistaked', pluginId: 'nigerian-banks' });
  },
);
