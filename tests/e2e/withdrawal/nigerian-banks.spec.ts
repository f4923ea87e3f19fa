/** Payouts to Nigerian banks: from the list to processed and sent back, and every way an account can be wrong. */
import { inEngines } from '../kit/engines';
import type { Cashier } from '../kit/cashier';
import { WithdrawalPage } from '../kit/withdrawal-page';
import { expect, test } from '../kit/test';

const RIGHT = '0000014579';
const WRONG_DIGIT = '0000014578';
const UNKNOWN_AT_BANK = '9900000001';
const METHOD = 'Bank account';

const bank = (cashier: Cashier) => cashier.view.getByRole('combobox', { name: 'Bank' });
const account = (cashier: Cashier) => cashier.field('Account number');

async function fill(cashier: Cashier, found: string, number: string, amount = '20000'): Promise<void> {
  await cashier.amount.fill(amount);
  await bank(cashier).click();
  await bank(cashier).fill(found);
  await bank(cashier).press('Enter');
  await account(cashier).fill(number);
  await cashier.button('Continue').click();
}

test.describe('to an account', () => {
  let cashier: Cashier;
  test.beforeEach(async ({ host, gateway }) => {
    cashier = host.cashier;
    const page = new WithdrawalPage(host, gateway);
    await page.open('250000', { country: 'ng', currency: 'NGN' });
    await expect(page.balance).toContainText('250,000');
    await cashier.choose(METHOD);
  });

  test(
    'the bank is found by its code, the holder is shown before the money goes, and it arrives',
    { tag: inEngines('nigerian-banks') },
    async ({ host, gateway }) => {
      await bank(cashier).click();
      await bank(cashier).fill('058');
      await expect(cashier.view.getByRole('option')).toHaveText(['Guaranty Trust Bank (GTBank)058']);
      await fill(cashier, 'first bank', RIGHT, '20000.20');
      await expect(cashier.title).toHaveText('Check your withdrawal');
      await expect(cashier.detail('Bank')).toHaveText('First Bank of Nigeria (011)');
      await expect(cashier.detail('Account number')).toHaveText('0000 014 579');
      await expect(cashier.detail('Account name')).toHaveText(/^[A-Z]+ [A-Z]+$/);
      expect(await gateway.withdrawals()).toEqual([]);

      await cashier.button('Withdraw').click();
      await expect(cashier.title).toHaveText('Withdrawal sent');
      const [withdrawal] = await gateway.withdrawals();
      expect(withdrawal).toMatchObject({ status: 'processed', amount: '20000.2', pluginId: 'nigerian-banks' });
      await host.expectSent('onCreateTransaction', { eventType: 'withdrawal', eventId: withdrawal!.id });
    },
  );

  test('the bank sends it back', async ({ gateway }) => {
    await fill(cashier, '011', RIGHT, '20000.21');
    await cashier.button('Withdraw').click();
    await expect.poll(async () => (await gateway.withdrawals())[0]?.status).toBe('mistaked');
    await expect(cashier.title).toHaveText('Withdrawal refused');
  });

  test('a wrong check digit is said on the account, also when the bank is changed after it', async ({ gateway }) => {
    await fill(cashier, '011', WRONG_DIGIT);
    await expect(account(cashier)).toHaveAccessibleDescription(/A digit is wrong/);
    await account(cashier).fill(RIGHT);
    await bank(cashier).click();
    await bank(cashier).fill('zenith');
    await bank(cashier).press('Enter');
    await expect(account(cashier)).toHaveAccessibleDescription(/A digit is wrong/);
    await bank(cashier).click();
    await bank(cashier).fill('kuda');
    await bank(cashier).press('Enter');
    await expect(account(cashier)).not.toHaveAttribute('aria-invalid', 'true');
    expect(await gateway.withdrawals()).toEqual([]);
  });

  test('an account that the bank does not know stays in the form, which says so', async ({ gateway }) => {
    await fill(cashier, 'kuda', UNKNOWN_AT_BANK);
    await expect(account(cashier)).toHaveAccessibleDescription(
      'The bank knows no such account. Check the number and the bank.',
    );
    await expect(bank(cashier)).toHaveValue('Kuda Microfinance Bank');
    await account(cashier).fill('8021234567');
    await cashier.button('Continue').click();
    await expect(cashier.title).toHaveText('Check your withdrawal');
    expect(await gateway.withdrawals()).toEqual([]);
  });
});

const UNCONFIRMED = /^We couldn't ask the bank for the name/;

test('a gateway that knows no account names does not stop a payout; the review says that nobody was asked', async ({
  host,
  gateway,
}) => {
  const { cashier } = host;
  await gateway.fault({ unknownCalls: true });
  await host.open({ country: 'ng', currency: 'NGN', flow: 'withdrawal' });
  await gateway.giveMoney('250000', 'NGN');
  await cashier.choose(METHOD);
  await fill(cashier, '011', RIGHT);
  await expect(cashier.title).toHaveText('Check your withdrawal');
  await expect(cashier.detail('Account name')).toHaveText(UNCONFIRMED);
  await cashier.button('Withdraw').click();
  await expect(cashier.title).toHaveText(/Request accepted|Withdrawal sent/);
  expect(await gateway.withdrawal()).toMatchObject({ pluginId: 'nigerian-banks' });
});

test('an answer about the name that is lost on the way', async ({ serve, wire, gateway }) => {
  const host = await serve({ apiUrl: wire.url });
  const { cashier } = host;
  await host.open({ country: 'ng', currency: 'NGN', flow: 'withdrawal' });
  await gateway.giveMoney('250000', 'NGN');
  await gateway.fault({ calls: { 'BANKING:account-name': { dropReply: true } } });
  await cashier.choose(METHOD);
  await fill(cashier, '011', RIGHT);
  await expect(cashier.button('Continue')).toHaveAttribute('aria-busy', 'true');
  wire.cut();
  await expect(cashier.detail('Account name')).toHaveText(UNCONFIRMED);
  await expect(cashier.detail('Account number')).toHaveText('0000 014 579');
  expect(await gateway.withdrawals()).toEqual([]);
});

test('the group of bank transfers opens the form with the banks of its method', async ({ host, gateway }) => {
  const { cashier } = host;
  await host.open({ country: 'ng', currency: 'NGN', flow: 'withdrawal' });
  await gateway.giveMoney('250000', 'NGN');
  await cashier.tile('Bank transfer').click();
  await expect(cashier.amount).toBeVisible();
  await bank(cashier).click();
  await expect(cashier.view.getByRole('option')).toHaveCount(23);
});
