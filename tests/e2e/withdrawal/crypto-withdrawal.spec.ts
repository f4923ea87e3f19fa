/** Payouts in coins to the player's own address: nothing goes to an address that can not be right. */
import { ONCE } from '../kit/engines';
import type { Cashier } from '../kit/cashier';
import { WithdrawalPage } from '../kit/withdrawal-page';
import { expect, test } from '../kit/test';

const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
/** The same with one letter in the wrong case. */
const SLIP = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed';
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

let cashier: Cashier;
const network = () => cashier.view.getByRole('combobox', { name: 'Network' });
const address = () => cashier.field('Your address');

async function chooseCoin(name: string): Promise<void> {
  const coin = cashier.view.getByRole('combobox', { name: 'Coin to receive' });
  await coin.click();
  await coin.fill(name);
  await coin.press('Enter');
}

test.beforeEach(async ({ host, gateway }) => {
  cashier = host.cashier;
  await new WithdrawalPage(host, gateway).open('5000');
  await cashier.tile('Cryptocurrency').click();
  await expect(cashier.amount).toBeVisible();
  await chooseCoin('USD Coin');
  await expect(cashier.title).toHaveText('USD Coin');
});

async function fill(to: string, amount = '100'): Promise<void> {
  await network().selectOption('Ethereum (ERC-20)');
  await address().fill(to);
  await cashier.amount.fill(amount);
  await cashier.button('Continue').click();
}

test(
  'the review shows coin, network and the whole address; then the money is sent',
  { tag: ONCE },
  async ({ host, gateway }) => {
    await fill(ETHEREUM, '100.20');
    await expect(cashier.title).toHaveText('Check your withdrawal');
    await expect(cashier.detail('Coin')).toHaveText('USD Coin (USDC)');
    await expect(cashier.detail('Network')).toHaveText('Ethereum (ERC-20)');
    await expect(cashier.detail('Your address')).toHaveText(ETHEREUM);
    expect(await gateway.withdrawals()).toEqual([]);

    await cashier.button('Withdraw').click();
    await expect(cashier.title).toHaveText('Withdrawal sent');
    const withdrawal = await gateway.withdrawal();
    expect(withdrawal).toMatchObject({ status: 'processed', amount: '100.2', pluginId: 'crypto' });
    await host.expectSent('onCreateTransaction', { eventType: 'withdrawal', eventId: withdrawal.id });
  },
);

test('the network rejects it: the money is back', async ({ gateway }) => {
  await fill(ETHEREUM, '100.21');
  await cashier.button('Withdraw').click();
  await expect(cashier.title).toHaveText('Withdrawal refused');
  expect((await gateway.withdrawal()).status).toBe('mistaked');
});

test('an address of another network is named, and right once the letters are', async ({ gateway }) => {
  await fill(TRON);
  await expect(address()).toHaveAccessibleDescription(
    'This is an address on TRON (TRC-20), the network is Ethereum (ERC-20)',
  );
  await address().fill(SLIP);
  await cashier.button('Continue').click();
  await expect(address()).toHaveAccessibleDescription(
    'A letter of this address is wrong. Copy it from your wallet once more.',
  );
  await address().fill('alex@example.com');
  await cashier.button('Continue').click();
  await expect(address()).toHaveAccessibleDescription('This is no address on Ethereum (ERC-20)');
  expect(await gateway.withdrawals()).toEqual([]);
  await address().fill(ETHEREUM);
  await cashier.button('Continue').click();
  await expect(cashier.title).toHaveText('Check your withdrawal');
});

test('a Bitcoin address in the form that Litecoin once had is not taken for a Litecoin one', async ({ gateway }) => {
  await chooseCoin('Litecoin');
  const wallet = cashier.field('Wallet address');
  await wallet.fill('3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy');
  await cashier.amount.fill('100');
  await cashier.button('Continue').click();
  await expect(wallet).toHaveAccessibleDescription(
    'This may be an address on Bitcoin. Enter the one on Litecoin that begins with M',
  );
  expect(await gateway.withdrawals()).toEqual([]);
  await wallet.fill('MQMcJhpWHYVeQArcZR3sBgyPZxxRtnH441');
  await cashier.button('Continue').click();
  await expect(cashier.title).toHaveText('Check your withdrawal');
});

test('a memo that the network can not carry is refused on its field', async ({ gateway }) => {
  await chooseCoin('Stellar with a memo');
  await cashier.field('Your address').fill('GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ');
  await cashier.amount.fill('100');
  await cashier.field('Memo').fill('a memo of more than twenty-eight letters');
  await cashier.button('Continue').click();
  await expect(cashier.field('Memo')).toHaveAccessibleDescription('A memo has at most 28 characters');
  await cashier.field('Memo').fill('123456');
  await cashier.button('Continue').click();
  await expect(cashier.detail('Memo')).toHaveText('123456');
  expect(await gateway.withdrawals()).toEqual([]);
});

test('a link that names a memo is taken only with the same memo in its field', async ({ gateway }) => {
  const to = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ';
  await chooseCoin('Stellar with a memo');
  await cashier.field('Your address').fill(`stellar:${to}?memo=123456`);
  await cashier.amount.fill('100');
  await cashier.field('Memo').fill('654321');
  await cashier.button('Continue').click();
  await expect(cashier.field('Your address')).toHaveAccessibleDescription(/^This link names the tag or memo .*123456/);
  await cashier.field('Memo').fill('123456');
  await cashier.button('Continue').click();
  await expect(cashier.detail('Your address')).toHaveText(to);
  await expect(cashier.detail('Memo')).toHaveText('123456');
  expect(await gateway.withdrawals()).toEqual([]);
});

test('a saved address is an address book: its network beside it, checked again, and paid to by its id', async ({
  host,
  gateway,
}) => {
  await cashier.view.getByRole('checkbox', { name: 'Save for next time' }).check();
  await fill(ETHEREUM, '100.20');
  await cashier.button('Withdraw').click();
  await expect(cashier.title).toHaveText('Withdrawal sent');
  const { accountId } = await gateway.withdrawal();
  expect(accountId).toBeTruthy();

  await new WithdrawalPage(host, gateway).open();
  await cashier.button('Back to methods').click();
  await cashier.tile('Cryptocurrency').click();
  await chooseCoin('USD Coin');
  const saved = cashier.view.getByRole('radio', { name: /0x5a/i });
  await expect(saved).toBeChecked();
  await expect(saved).toHaveAccessibleName(/0x5aAe.*eAed.*Ethereum \(ERC-20\)/);
  await expect(address()).toHaveCount(0);
  await cashier.amount.fill('100.20');
  await cashier.button('Continue').click();
  await expect(cashier.title).toHaveText('Check your withdrawal');
  await expect(cashier.view.locator('main')).toContainText('0x5aAe••••eAed · Ethereum (ERC-20)');
  await cashier.button('Withdraw').click();
  await expect(cashier.title).toHaveText('Withdrawal sent');
  const withdrawals = await gateway.withdrawals();
  expect(withdrawals.map((one) => one.accountId)).toEqual([accountId, accountId]);
});
