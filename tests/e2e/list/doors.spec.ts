/** One door to a method: a coin has its checks, whichever way the player or the host goes to it. */
import { expect, test } from '../kit/test';
import { WithdrawalPage } from '../kit/withdrawal-page';

/** Ether's own address with one letter in the wrong case. */
const SLIP = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed';
const RIGHT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test('a coin that is found by search: an address with a wrong letter is refused, and nothing is paid out', async ({
  host,
  gateway,
}) => {
  const { cashier } = host;
  await new WithdrawalPage(host, gateway).open('5000');
  await cashier.view.getByRole('searchbox', { name: 'Search' }).fill('Ethereum');
  await cashier.view.getByRole('button', { name: /^Ethereum/ }).click();
  await expect(cashier.title).toHaveText('Ethereum');
  const address = cashier.field('Wallet address');
  await address.fill(SLIP);
  await cashier.amount.fill('100.20');
  await cashier.button('Continue').click();
  await expect(address).toHaveAccessibleDescription(
    'A letter of this address is wrong. Copy it from your wallet once more.',
  );
  expect(await gateway.withdrawals()).toEqual([]);

  await address.fill(RIGHT);
  await cashier.button('Continue').click();
  await expect(cashier.detail('Network')).toHaveText('Ethereum (ERC-20)');
  await cashier.button('Withdraw').click();
  await expect(cashier.title).toHaveText('Withdrawal sent');
  await expect.poll(async () => (await gateway.balances())['EUR']).toBe(4899.8);
});
