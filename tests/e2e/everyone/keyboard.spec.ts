/**
 * Whole flows by keyboard alone, in frames as small as phones have: each screen begins at its heading, each focus on the
 * way can be seen, and a screen reader is told what happens.
 */
import { inEngines } from '../kit/engines';
import { SIZES, test } from '../kit/keyboard-test';
import { expect } from '../kit/test';

for (const size of SIZES) {
  test.describe(`${size.width} × ${size.height}`, () => {
    test.use({ size });
    // In the other engines one size of one flow is enough to check that the keys work.
    const tag = size === SIZES[0] ? inEngines('keyboard') : [];

    test('a page of the provider', { tag }, async ({ start, page, expectEnd }) => {
      const { cashier, keys } = await start({ country: 'DE', currency: 'EUR' });
      await keys.activate(cashier.tile('PayPal'));
      await keys.expectScreen(
        'PayPal',
        `- main "Deposit":
          - heading "PayPal" [level=1]
          - textbox "Amount": "50"
          - paragraph: From €10 to €10,000
          - group "Amount":
            - button "€10"
          - button "Continue to payment"`,
      );
      await keys.activate(cashier.back);
      await keys.expectList();
      await keys.activate(cashier.tile('PayPal'), 'Space');
      await keys.fill(cashier.amount, '1');
      await keys.activate(cashier.payButton);
      await expect(cashier.amount).toBeFocused();
      await expect(cashier.amount).toHaveAccessibleDescription('Minimum €10');
      await keys.fill(cashier.amount, '2');
      await keys.press('Enter');
      await keys.expectTold('Minimum €10');
      await keys.activate(cashier.button('€150'));
      const opened = page.context().waitForEvent('page');
      await keys.activate(cashier.payButton);
      await opened;
      await page.bringToFront();
      await expectEnd(cashier, keys, 'approve');
    });

    test('coins', async ({ start, expectEnd }) => {
      const { cashier, keys } = await start({ country: 'DE', currency: 'EUR' });
      await keys.activate(cashier.tile('Cryptocurrency'));
      await keys.expectScreen('Cryptocurrency', '- button "Tether, TRON (TRC-20), from €5"');
      await keys.activate(cashier.button('Tether, TRON (TRC-20), from €5'));
      await keys.expectScreen('Tether', '- textbox "Amount": "25"');
      await keys.activate(cashier.button('Get the address'));
      await keys.expectScreen(
        'Send USDT',
        `- main:
          - heading "Send USDT" [level=1]
          - definition:
            - button "Copy Address on TRON (TRC-20)"
          - img "QR code to send USDT on TRON (TRC-20)"
          - status: Waiting for your transfer. This page moves on by itself when the network confirms it.
          - button "I have sent it"`,
      );
      await keys.activate(cashier.button('Copy Address on TRON (TRC-20)'));
      await keys.expectTold('Copied');
      await keys.activate(cashier.button('I have sent it'));
      await expectEnd(cashier, keys, 'approve');
    });

    test('a transfer to a card, with a question on the way', async ({ start, expectEnd }) => {
      const { cashier, keys } = await start({ country: 'DE', currency: 'EUR' });
      await keys.activate(cashier.tile('Test transfer to a card'));
      await keys.expectScreen('Test transfer to a card');
      await keys.activate(cashier.button('Get card details'));
      await keys.expectScreen(
        'Transfer to this card',
        `- main:
          - heading "Transfer to this card" [level=1]
          - timer "Time to pay"
          - definition:
            - img /^4242 42\\d\\d \\d{4} \\d{4}$/
          - button "I have paid"
          - button "Cancel payment"`,
      );
      const cancel = cashier.button('Cancel payment');
      await keys.activate(cancel);
      await expect(cashier.button('Keep the payment')).toBeFocused();
      await keys.press('Escape');
      await expect(cashier.view.getByRole('dialog')).toHaveCount(0);
      await expect(cancel).toBeFocused();
      await keys.activate(cashier.button('I have paid'));
      await expectEnd(cashier, keys, 'decline');
    });

    test('UPI', async ({ start }) => {
      const { cashier, keys } = await start({ country: 'IN', currency: 'INR' });
      await keys.activate(cashier.tile('UPI with UTR'));
      await keys.expectScreen('UPI with UTR');
      await keys.activate(cashier.button('Get the payment code'));
      await keys.expectScreen(
        /^Pay ₹1,000 by UPI/,
        `- main:
          - timer "Code valid for"
          - region "Pay with an app":
            - list:
              - listitem:
                - link "PhonePe"
          - textbox "UTR number"
          - paragraph: 12 digits, in your UPI app under payment details (UPI Ref. No.)
          - button "I have paid"`,
      );
      await keys.tabTo(cashier.view.locator('summary'));
      await keys.press('Enter');
      await expect(cashier.view.getByRole('img', { name: 'UPI QR code' })).toBeVisible();
      await keys.activate(cashier.button('I have paid'));
      const utr = cashier.field('UTR number');
      await expect(utr).toBeFocused();
      await expect(utr).toHaveAccessibleDescription('Enter the UTR from your UPI app');
      await keys.fill(utr, '412345678901');
      await keys.press('Enter');
      await keys.expectScreen('Deposit received');
    });

    test('a UPI code by easy-pay', async ({ start, gateway }) => {
      const { cashier, keys } = await start({ country: 'IN', currency: 'INR' });
      await keys.activate(cashier.tile('EazyPe'));
      await keys.expectScreen(
        'EazyPe',
        `- main:
          - heading "EazyPe" [level=1]
          - textbox "Amount"
          - group "Amount"
          - button "Get the payment code"`,
      );
      await keys.fill(cashier.amount, '500');
      await keys.press('Enter');
      await keys.expectScreen(
        'Pay ₹500 by UPI',
        `- main:
          - heading "Pay ₹500 by UPI" [level=1]
          - timer "Code valid for"
          - textbox "UTR number"
          - button "I have paid"`,
      );
      const utr = cashier.field('UTR number');
      await keys.fill(utr, '41234');
      await keys.activate(cashier.button('I have paid'));
      await expect(utr).toBeFocused();
      await expect(utr).toHaveAttribute('aria-invalid', 'true');
      await keys.fill(utr, '412345678901');
      await keys.press('Enter');
      await keys.expectScreen('Deposit received');
      expect((await gateway.balances())['INR']).toBe(500);
    });

    test('Pix', async ({ start, expectEnd }) => {
      const { cashier, keys } = await start({ country: 'BR', currency: 'BRL' });
      await keys.activate(cashier.tile('Pix'));
      await keys.expectScreen('Pix', '- textbox "CPF"');
      await keys.fill(cashier.amount, '150,50');
      await keys.fill(cashier.field('CPF'), '52998224725');
      await keys.press('Enter');
      await keys.expectScreen(
        'Pay R$150.50 with Pix',
        `- main:
          - heading "Pay R$150.50 with Pix" [level=1]
          - timer "Time to pay"
          - img "QR code of this Pix payment"
          - button "Copy Pix code"
          - button "I have paid"`,
      );
      await keys.activate(cashier.button('Copy Pix code'));
      await keys.expectTold('Code copied');
      await keys.activate(cashier.button('I have paid'));
      await expectEnd(cashier, keys, 'approve');
    });

    test('a transfer to an account', async ({ start, expectEnd }) => {
      const { cashier, keys } = await start({ country: 'TR', currency: 'TRY' });
      await keys.activate(cashier.tile('Bank transfer to IBAN'));
      await keys.expectScreen('Bank transfer to IBAN');
      await keys.fill(cashier.amount, '1500');
      await keys.fill(cashier.field('Account holder'), 'Alex Morgan');
      await keys.press('Enter');
      await keys.expectScreen('Transfer ₺1,500', '- button "Copy IBAN"');
      await keys.activate(cashier.button('Copy IBAN'));
      await keys.expectTold('Copied');
      await keys.activate(cashier.button('I have paid'));
      await expectEnd(cashier, keys, 'approve');
    });

    test('the legacy design: coins, a choice by arrows', async ({ start, gateway }) => {
      const { cashier, keys } = await start({ country: 'DE', currency: 'EUR', query: 'design=legacy' });
      await keys.activate(cashier.tile('Cryptocurrency'));
      await keys.expectScreen('Cryptocurrency');
      await keys.activate(cashier.view.getByRole('button', { name: /^Tether/ }));
      await keys.expectScreen('Tether', '- radio "TRON (TRC-20) from €5"');
      await keys.activate(cashier.button('Get the address'));
      await keys.expectTold('Choose the network');
      const networks = cashier.view.getByRole('radio');
      await expect(networks.first()).toBeFocused();
      await keys.tabTo(networks.first());
      await keys.press('ArrowDown');
      await expect(networks.nth(1)).toBeChecked();
      await keys.press('ArrowUp');
      await keys.activate(cashier.button('Get the address'));
      await keys.expectScreen('Send USDT', '- img "QR code to send USDT on TRON (TRC-20)"');
      await gateway.act((await gateway.deposit()).id, 'approve');
      await keys.expectScreen('Deposit received');
    });
  });
}
