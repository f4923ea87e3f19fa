/** Transfers to a card, from the list to their end, through the real gateway. */
import { inEngines } from '../kit/engines';
import type { Cashier } from '../kit/cashier';
import type { Gateway } from '../kit/gateway';
import { cardOf, invoice, PLAIN, submit } from '../kit/peer-to-peer';
import { expect, test } from '../kit/test';

const paid = (cashier: Cashier) => cashier.button('I have paid');

const stepOf = async (gateway: Gateway) => (await gateway.deposit()).state['step'];

test('list, invoice, "I have paid", processed', { tag: inEngines('peer-to-peer') }, async ({ host, gateway }) => {
  const cashier = await invoice(host);
  await expect(cardOf(cashier)).toBeVisible();
  await expect(cashier.view.getByText('Test Bank', { exact: true })).toBeVisible();
  await expect(cashier.view.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  const { id, amount, currency } = await gateway.deposit();
  expect({ amount, currency }).toEqual({ amount: '50', currency: 'EUR' });
  await host.expectSent('onCreateTransaction', { eventType: 'deposit', eventId: id });

  await paid(cashier).click();
  await expect(cashier.title).toHaveText('Waiting for payment');
  expect(await stepOf(gateway)).toBe('paid');
  await gateway.act(id, 'approve');
  await expect(cashier.title).toHaveText('Deposit received');
  expect(await gateway.balances()).toEqual({ EUR: 50 });
  await host.expectSent('onCreateTransaction', { eventId: id });
});

test('processed while the invoice is shown', async ({ host, gateway }) => {
  const cashier = await invoice(host);
  await gateway.act((await gateway.deposit()).id, 'approve');
  await expect(cashier.title).toHaveText('Deposit received');
});

test('declined while the invoice is shown', async ({ host, gateway }) => {
  const cashier = await invoice(host);
  await gateway.act((await gateway.deposit()).id, 'decline');
  await expect(cashier.title).toHaveText('Payment failed');
});

test('the same card after a reload, and one deposit', async ({ host, gateway }) => {
  const cashier = await invoice(host);
  const number = await cardOf(cashier).getAttribute('aria-label');
  await host.page.reload();
  await expect(cashier.title).toHaveText('Transfer to this card');
  await expect(cardOf(cashier)).toHaveAttribute('aria-label', number!);
  await paid(cashier).click();
  await gateway.act((await gateway.deposit()).id, 'approve');
  await expect(cashier.title).toHaveText('Deposit received');
});

test('a create whose reply is lost is found again after a reload, and the host is notified', async ({
  host,
  gateway,
}) => {
  await gateway.fault({ create: { dropReply: true } });
  const cashier = await submit(host, PLAIN, '50');
  await expect.poll(async () => (await gateway.deposits()).length).toBe(1);
  await gateway.heal();
  await host.page.reload();
  await expect(cardOf(cashier)).toBeVisible();
  await host.expectSent('onCreateTransaction', { eventId: (await gateway.deposit()).id });
});

test('the time runs out: no card is shown, and a new one can be had', async ({ host, gateway }) => {
  const cashier = await invoice(host, '50.35');
  await expect(cashier.title).toHaveText('Time is up', { timeout: 15_000 });
  await expect(cardOf(cashier)).toHaveCount(0);
  await expect.poll(async () => (await gateway.deposit()).status).toBe('mistaked');
  await cashier.button('Get new card details').click();
  await expect(cashier.amount).toHaveValue('50,35');
  await cashier.amount.fill('60');
  await cashier.button('Get card details').click();
  await expect(cardOf(cashier)).toBeVisible();
  expect(await gateway.deposits()).toHaveLength(2);
});

for (const design of ['current', 'legacy'] as const) {
  test(`${design}: who has paid in time says so after it, also after a reload, and is not told that it failed`, async ({
    host,
    gateway,
    line,
  }) => {
    const cashier = await host.openForm(PLAIN, { design });
    await cashier.amount.fill('50.35');
    await cashier.button('Get card details').click();
    await expect(cashier.title).toHaveText('Time is up', { timeout: 15_000 });
    await expect.poll(async () => (await gateway.deposit()).status).toBe('mistaked');
    await host.page.reload();
    await expect(cashier.button('I have already paid')).toBeVisible();
    await expect(cashier.title).toHaveText('Time is up');
    await cashier.button('I have already paid').click();
    const { id, methodName } = await gateway.deposit();
    await expect
      .poll(() => line.sentOf('BANKING_DEPOSIT:deposit-complete').map(({ data }) => data))
      .toEqual([{ depositId: id, paymentMethod: methodName }]);
    await expect(cashier.view.getByText("If you have already paid, don't pay again")).toBeVisible();
    await expect(cashier.title).toHaveText('Time is up');
    await expect(cashier.button('Try again')).toBeVisible();
    await host.page.reload();
    await expect(cashier.view.getByText("If you have already paid, don't pay again")).toBeVisible();
    await expect(cashier.title).toHaveText('Time is up');
  });
}

test('new details after a reload of the page whose time was up', async ({ host, gateway }) => {
  const cashier = await invoice(host, '50.35');
  await expect(cashier.title).toHaveText('Time is up', { timeout: 15_000 });
  await expect.poll(async () => (await gateway.deposit()).status).toBe('mistaked');
  await host.page.reload();
  await cashier.button('Get new card details').click();
  await cashier.amount.fill('60');
  await cashier.button('Get card details').click();
  await expect(cardOf(cashier)).toBeVisible();
  expect(await gateway.deposits()).toHaveLength(2);
});

test('cancelled after a second thought', async ({ host, gateway }) => {
  const cashier = await invoice(host);
  await cashier.button('Cancel payment').click();
  await cashier.button('Keep the payment').click();
  await expect(cardOf(cashier)).toBeVisible();
  await cashier.button('Cancel payment').click();
  await cashier.button('Yes, cancel').click();
  await expect(cashier.tile(PLAIN)).toBeVisible();
  expect(await gateway.deposit()).toMatchObject({ status: 'mistaked', state: { ending: 'cancelled' } });
  await cashier.choose(PLAIN);
});

test('a card that cannot be decrypted is never payable', async ({ host }) => {
  const cashier = await submit(host, PLAIN, '50.31');
  await expect(cashier.title).toHaveText('Card details could not be read');
  await expect(cardOf(cashier)).toHaveCount(0);
  await expect(paid(cashier)).toHaveCount(0);
  await cashier.back.click();
  await expect(cashier.tile(PLAIN)).toBeVisible();
});

test('a card of a bank that nobody knows is payable', async ({ host }) => {
  const cashier = await invoice(host, '50.32');
  await expect(cardOf(cashier)).toHaveAccessibleName(/^4000 00/);
  await expect(cashier.view.getByText('Bank', { exact: true })).toHaveCount(0);
});

test('more fields, then the card', async ({ host, gateway }) => {
  const cashier = await submit(host, PLAIN, '50.33');
  await cashier.field('Last 4 digits of your card').fill('4242');
  await cashier.button('Get card details').click();
  await expect(cardOf(cashier)).toBeVisible();
  await gateway.deposit();
});

test('another amount to transfer is pointed out', async ({ host }) => {
  const cashier = await invoice(host, '50.36');
  await expect(cashier.view.getByText(/51[.,]47/)).toBeVisible();
  await expect(cashier.view.getByText(/You asked for .*50[.,]36/)).toBeVisible();
});

test('refused: the reason is said, and nothing is made', async ({ host, gateway }) => {
  const cashier = await host.openForm(PLAIN);
  for (const { amount, says } of [
    { amount: '50.13', says: 'The bank does not accept this amount' },
    { amount: '50.21', says: 'There is no free card for this amount' },
    { amount: '50.22', says: 'This method is not available to you' },
  ]) {
    await cashier.amount.fill(amount);
    await cashier.button('Get card details').click();
    await expect(cashier.alert.filter({ hasText: says }).first()).toBeVisible();
  }
  expect(await gateway.deposits()).toEqual([]);
});

test('a flow that the server describes, to its end', async ({ host, gateway }) => {
  await host.open({ country: 'bd' });
  const { cashier } = host;
  await cashier.choose('bKash Send Money');
  await cashier.button('Get card details').click();
  await expect(cashier.title).toHaveText('Send money to this number');
  await cashier.field('Transaction ID').fill('9k7a2bx4qd');
  await paid(cashier).click();
  await expect(cashier.title).toHaveText('Waiting for payment');
  await gateway.act((await gateway.deposit()).id, 'approve');
  await expect(cashier.title).toHaveText('Deposit received');
});

test('the bank of the card is shown on a page that the server describes', async ({ host, gateway, line }) => {
  const unifiedFlow = {
    title: { en: 'Send it to this card' },
    steps: [{ en: 'Open your bank' }],
    items: [{ name: 'payee', label: { en: 'Payee' }, value: 'Alex M.', kind: 'text' }],
    inputs: [],
    actions: ['complete', 'cancel'],
  };
  line.changeData('BANKING_DEPOSIT:deposit-create-p2p', (data) => ({ ...data, unifiedFlow }));
  const cashier = await submit(host, PLAIN, '50');
  await expect(cashier.title).toHaveText('Send it to this card');
  await expect(cashier.view.getByText('Alex M.')).toBeVisible();
  await expect(cashier.view.getByText('Test Bank', { exact: true })).toBeVisible();
  const [{ data } = {}] = line.sentOf('BANKING_DEPOSIT:bank-get');
  expect(data).toEqual({ payment_method: 'test_p2p', bin: expect.stringMatching(/^\d{6,8}$/) });
  await paid(cashier).click();
  await gateway.act((await gateway.deposit()).id, 'approve');
  await expect(cashier.title).toHaveText('Deposit received');
});

for (const design of ['current', 'legacy'] as const) {
  test(`${design}: a gateway that says nothing to deposit-check: the form stands all the same`, async ({
    host,
    gateway,
    line,
  }) => {
    line.swallow('BANKING_DEPOSIT:deposit-check');
    const cashier = await host.openForm(PLAIN, { design });
    await expect.poll(() => line.sentOf('BANKING_DEPOSIT:deposit-check').length).toBeGreaterThan(0);
    await cashier.amount.fill('50');
    await cashier.button('Get card details').click();
    await expect(cardOf(cashier)).toBeVisible();
    await gateway.deposit();
  });
}

test('Kyrgyz banks: group, list, support, and back', async ({ host }) => {
  await host.open({ country: 'kg' });
  const { cashier } = host;
  await cashier.tile('Transfer to a card').click();
  await expect(cashier.title).toHaveText('Transfer to a card');
  await cashier.choose('MBank card');
  await cashier.button('Contact support').click();
  await host.expectSent('onAction', { name: 'support', params: { flow: 'deposit', method: 'kg_mbank_p2p' } });
  await cashier.back.click();
  await expect(cashier.title).toHaveText('Transfer to a card');
  // A method with another display type in the same group opens its own page.
  await cashier.choose('MBank');
  await expect(cashier.payButton).toBeVisible();
});

test('guaranteed methods say so', async ({ host }) => {
  await host.open({ country: 'uz' });
  await host.cashier.choose('Uzcard transfer');
  await expect(host.cashier.view.getByText('Guaranteed method', { exact: false })).toBeVisible();
});
