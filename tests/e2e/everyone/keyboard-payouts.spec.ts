/** Withdrawals by keyboard alone, in frames as small as phones have, and what became of them in the history. */
import { inEngines } from '../kit/engines';
import { SIZES, test } from '../kit/keyboard-test';
import { expect } from '../kit/test';

for (const size of SIZES) {
  test.describe(`${size.width} × ${size.height}`, () => {
    test.use({ size });
    const tag = size === SIZES[0] ? inEngines('keyboard') : [];

    test('form, review, code', { tag }, async ({ start, gateway }) => {
      await gateway.giveMoney('100', 'EUR');
      const { cashier, keys } = await start({ country: 'DE', currency: 'EUR', path: '/withdrawal' });
      await keys.activate(cashier.tile('Test payout with a code'));
      await keys.expectScreen('Test payout with a code', '- paragraph: Balance €100');
      await keys.fill(cashier.amount, '25');
      await keys.activate(cashier.button('Continue'));
      await expect(cashier.field('IBAN')).toBeFocused();
      await keys.fill(cashier.field('IBAN'), 'DE89370400440532013000');
      await keys.press('Enter');
      await keys.expectScreen(
        'Check your withdrawal',
        `- main:
          - term: IBAN
          - definition: DE89 3704 0044 0532 0130 00
          - button "Withdraw"
          - button "Change"`,
      );
      await keys.activate(cashier.button('Change'));
      await keys.expectScreen('Test payout with a code');
      await keys.activate(cashier.button('Continue'));
      await keys.activate(cashier.button('Withdraw'));
      await keys.expectScreen('Enter the code', '- textbox "Code from the email"');
      const code = cashier.field('Code from the email');
      await keys.fill(code, '000000');
      await keys.press('Enter');
      await keys.expectTold('This code is wrong. Check the email and try again.');
      const { id } = await gateway.withdrawal();
      await keys.fill(code, await gateway.codeOf(id));
      await keys.press('Enter');
      await keys.expectScreen('Request accepted');
      await gateway.act(id, 'approve');
      await keys.expectTold('Withdrawal sent');
      await keys.activate(cashier.button('Back to methods'));
      await keys.expectList();
    });

    test('a bank found in a list, and the name of its account', async ({ start, gateway }) => {
      await gateway.giveMoney('250000', 'NGN');
      const { cashier, keys } = await start({ country: 'NG', currency: 'NGN', path: '/withdrawal' });
      await keys.activate(cashier.tile('Bank account'));
      await keys.expectScreen(
        'Bank account',
        `- main:
          - heading "Bank account" [level=1]
          - textbox "Amount"
          - combobox "Bank"
          - textbox "Account number"
          - button "Continue"`,
      );
      await keys.fill(cashier.amount, '20000');
      const bank = cashier.view.getByRole('combobox', { name: 'Bank' });
      await keys.fill(bank, 'zzz');
      await keys.press('Escape');
      await keys.activate(cashier.button('Continue'));
      await expect(bank).toBeFocused();
      await expect(bank).toHaveAttribute('aria-invalid', 'true');
      await keys.fill(bank, 'first bank');
      await keys.press('Enter');
      await expect(bank).toHaveValue('First Bank of Nigeria');
      const account = cashier.field('Account number');
      await keys.fill(account, '0000014578');
      await keys.press('Enter');
      await expect(account).toBeFocused();
      await expect(account).toHaveAccessibleDescription(/A digit is wrong/);
      await keys.fill(account, '0000014579');
      await keys.press('Enter');
      await keys.expectScreen(
        'Check your withdrawal',
        `- main:
          - term: Bank
          - definition: First Bank of Nigeria (011)
          - term: Account name
          - definition: /^[A-Z]+ [A-Z]+$/
          - button "Withdraw"
          - button "Change"`,
      );
      await keys.activate(cashier.button('Withdraw'));
      await keys.expectScreen('Request accepted');
      await gateway.act((await gateway.withdrawal()).id, 'approve');
      await keys.expectTold('Withdrawal sent');
      await keys.activate(cashier.button('Back to methods'));
      await keys.expectList();
    });

    test('a withdrawal taken back in the history', async ({ start, gateway }) => {
      await gateway.giveMoney('100', 'EUR');
      await gateway.withdraw(40);
      const { cashier, keys } = await start({ country: 'DE', currency: 'EUR', path: '/withdrawal' });
      await keys.activate(cashier.button('Transactions'));
      await keys.expectScreen(
        'Transactions',
        `- main:
          - heading "Transactions" [level=1]
          - list:
            - listitem:
              - button /^Cancel. .*€40/`,
      );
      const takeBack = cashier.view.getByRole('button', { name: /^Cancel: / });
      await keys.activate(takeBack);
      await expect(cashier.button('Keep it')).toBeFocused();
      await keys.press('Escape');
      await expect(takeBack).toBeFocused();
      await keys.press('Enter');
      await keys.activate(cashier.button('Cancel the withdrawal'));
      const row = cashier.view.locator('main').getByRole('listitem');
      await expect(row).toContainText('You cancelled it.');
      await expect(row).toBeFocused();
      expect(await gateway.balances()).toEqual({ EUR: 100 });
    });
  });
}
