/** The page's say in the list, by the packed SDK: what is shown, in which order, and what is no way at all. */
import type { CashierEvent } from '../../../src/host-sdk/events';
import { AcquirerPage } from '../kit/acquirer-page';
import { expect, test } from '../kit/host-test';

type ListShown = CashierEvent<'onAnalyticsEvent'> & { name: 'list_shown' };

const GERMANY = { userId: '42', currency: 'EUR', paymentGeo: 'DE', lang: 'en' };

test('the first list has order, words and notes of the page, and the application keeps them', async ({
  sdk,
  cashier,
  token,
}) => {
  const methods = {
    first: 'de_paypal',
    order: ['crypto', 'de_card'],
    hide: ['de_klarna'],
    labels: { de_paypal: { en: 'PayPal wallet', de: 'PayPal-Konto' }, crypto: 'Coins' },
    notes: { de_paypal: 'No fee' },
  };
  await sdk.mount({ ...GERMANY, token, methods });
  const labels = () => cashier.tiles.allInnerTexts().then((texts) => texts.slice(0, 3).map((text) => text.trim()));
  const expected = [/PayPal wallet\s+up to .* · No fee/, /Coins/, /Bank cards/];
  // Also while the first script draws it.
  await expect(cashier.tiles.first()).toContainText('PayPal wallet');
  const first = await labels();
  expected.forEach((label, at) => expect(first[at]).toMatch(label));
  await cashier.expectOwnList();
  expect(await labels()).toEqual(first);
  await expect(cashier.tile('Pay now with Klarna')).toHaveCount(0);
  const shown = async () => (await sdk.heard()).find((it) => 'name' in it && it.name === 'list_shown');
  await expect.poll(shown).toMatchObject({ params: { left_out: [{ name: 'de_klarna', reason: 'host' }] } });
  const { params } = (await shown()) as ListShown;
  expect(params.methods.slice(0, 2)).toEqual([
    { name: 'de_paypal', position: 1 },
    { name: expect.any(String), group: 'crypto', position: 2 },
  ]);
  await cashier.tile('Coins').click();
  await expect(cashier.title).toHaveText('Coins');
  expect(await sdk.problems()).toEqual([]);
});

test('what the page hides is left at once and is no way by link or after a refusal', async ({
  sdk,
  cashier,
  token,
  gateway,
}) => {
  await sdk.mount({ ...GERMANY, token });
  await cashier.choose('PayPal');
  await sdk.update({ methods: { hide: ['de_paypal', 'nobody'] } });
  await expect(cashier.headerTitle).toHaveText('Deposit method');
  await expect(cashier.tile('Test card')).toBeVisible();
  await expect(cashier.tile('PayPal')).toHaveCount(0);
  await expect.poll(() => sdk.problems()).toEqual(['bad_payload']);
  await sdk.openAt({ method: 'de_paypal', amount: 50 });
  await expect(cashier.headerTitle).toHaveText('Deposit method');

  await cashier.choose('Test card');
  const acquirer = new AcquirerPage(await cashier.pay('50'));
  await acquirer.page.getByRole('combobox').selectOption('insufficient_funds');
  await acquirer.page.getByRole('button', { name: 'Decline for this reason' }).click();
  await expect(cashier.title).toHaveText('Payment failed');
  const others = cashier.view
    .getByRole('region', { name: 'Other ways to pay' })
    .getByRole('button', { name: /Test card/ });
  await expect(cashier.button('Try again')).toBeVisible();
  await expect(others.first()).toBeVisible();
  const { params } = (await sdk.heard()).find((it) => 'name' in it && it.name === 'list_shown') as ListShown;
  const hide = params.methods.map(({ name }) => name).filter((name) => name.startsWith('test_card'));
  await sdk.update({ methods: { hide } });
  await expect(cashier.button('Try again')).toHaveCount(0);
  await expect(others).toHaveCount(0);
  expect(await gateway.deposits()).toHaveLength(1);
});

test('a payment that is under way is continued although its method is hidden', async ({
  sdk,
  cashier,
  token,
  gateway,
}) => {
  await sdk.mount({ ...GERMANY, token });
  await cashier.choose('Test card');
  const acquirer = new AcquirerPage(await cashier.pay('50'));
  await gateway.deposit();
  await sdk.update({ methods: { hide: ['test_card'] } });
  await sdk.openAt({});
  await expect(cashier.tile('PayPal')).toBeVisible();
  await expect(cashier.tile('Test card')).toHaveCount(0);
  await cashier.button('Continue').click();
  await acquirer.choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
  expect(await gateway.deposits()).toHaveLength(1);
});
