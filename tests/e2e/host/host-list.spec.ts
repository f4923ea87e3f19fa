/** The page's say in the list, by the packed SDK: what is shown, in which order, and what is no way at all. */
import type { CashierEvent } from '../../../src/host-sdk/events';
import { AcquirerPage } from '../kit/acquirer-page';
import { expect, test } from '../kit/host-test';
import { lose, script } from '../kit/lost-files';

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

test('what is hidden while the list is open is told as left out, and words alone are not', async ({
  sdk,
  cashier,
  token,
}) => {
  const lists = async () =>
    (await sdk.heard()).filter((it): it is ListShown => 'name' in it && it.name === 'list_shown');
  await sdk.mount({ ...GERMANY, token });
  await expect.poll(async () => (await lists()).length).toBe(1);
  await sdk.update({ methods: { notes: { de_paypal: 'No fee' } } });
  await expect(cashier.tile('PayPal')).toContainText('No fee');
  expect(await lists()).toHaveLength(1);
  await sdk.update({ methods: { hide: ['de_paypal'], first: 'test_card' } });
  await expect.poll(async () => (await lists()).length).toBe(2);
  const [, { params }] = (await lists()) as [ListShown, ListShown];
  expect(params.left_out).toEqual([{ name: 'de_paypal', reason: 'host' }]);
  expect(params.methods[0]).toEqual({ name: 'test_card', position: 1 });
  await sdk.update({ methods: { hide: ['de_paypal', ...params.methods.map(({ name }) => name)] } });
  await expect.poll(async () => (await lists()).at(-1)?.params).toMatchObject({ step: 'other', methods: [] });
  expect(await lists()).toHaveLength(3);
});

test('where the code for that is lost, nothing hidden is shown, and it is no error of the page', async ({
  sdk,
  cashier,
  token,
  page,
}) => {
  const code = await lose(page, script('listing-rules'));
  await sdk.mount({ ...GERMANY, token, methods: { hide: ['de_klarna'] } });
  await expect(cashier.button('Refresh')).toBeVisible();
  code.isDown = false;
  await cashier.button('Refresh').click();
  await expect(cashier.tile('PayPal')).toBeVisible();
  await expect(cashier.tile('Pay now with Klarna')).toHaveCount(0);
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
