/** A gateway that breaks the contract in details: only the malformed parts of its answers are ignored. */
import type { Page } from '@playwright/test';
import type { PaymentMethod } from '../../../src/contract/method';
import type { HostChoices } from '../kit/host-page';
import { PLAIN, submit } from '../kit/peer-to-peer';
import { expect, test } from '../kit/test';

type Design = NonNullable<HostChoices['design']>;
const DESIGNS: readonly Design[] = ['current', 'legacy'];

/** Replaces the gateway's methods by these; keys that they lack come from its redirect method `Sofort`. */
async function serveMethods(page: Page, methods: readonly unknown[], more: object = {}): Promise<void> {
  await page.route(/\/payment-methods\?/, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: PaymentMethod[] };
    const model = data.find(({ name }) => name === 'de_sofort') ?? data[0]!;
    const odd = (method: unknown, index: number) =>
      typeof method === 'object' ? { ...model, name: `odd_${index}`, category: 'odd', ...method } : method;
    const list = methods.map(odd);
    await route.fulfill({ response, json: { data: list, ...more } });
  });
}

for (const design of DESIGNS) {
  test(`${design}: methods with odd keys are listed, one without a name is not`, async ({ host, page }) => {
    const icons: string[] = [];
    page.on('request', (request) => void (request.url().includes('/files/icons/') && icons.push(request.url())));
    await serveMethods(
      page,
      [
        { text: { en: 'Nothing but null' }, banner: null, fields: null, iconIds: null, badgeType: null, fees: null },
        { text: { en: 'Numbers as texts' }, badgeType: '1', position: '2', cardViewType: '0', isPopular: 'yes' },
        { text: { en: 'No category' }, category: undefined, position: undefined, iconIds: [''], currency: null },
        { text: { en: null, de: 'Auf Deutsch' }, amount_rules: { EUR: { min: 5, max: 'x' }, USD: null } },
        { name: 'only_name', text: {} },
        { name: '', text: { en: 'Without a name' } },
        { name: 'twin', category: 'a', text: { en: 'Twin of A' } },
        { name: 'twin', category: 'b', text: { en: 'Twin of B' } },
        { name: 'long', text: { en: 'Long label '.repeat(200) } },
      ],
      { next: '' },
    );
    await host.open({ country: 'de', lang: 'de-DE', design });
    const { cashier } = host;
    for (const label of [
      'Nothing but null',
      'Numbers as texts',
      'No category',
      'Auf Deutsch',
      'only_name',
      'Twin of A',
      'Twin of B',
    ]) {
      await expect(cashier.tile(label)).toBeVisible();
    }
    await cashier.expectOwnList();
    await expect(cashier.view.getByText('Without a name')).toHaveCount(0);
    // Even the longest label takes two lines at most.
    const heights = await cashier.tiles.evaluateAll((tiles) => tiles.map((tile) => tile.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(2 * Math.min(...heights));
    expect(icons.filter((url) => /icons\/(\.svg|%20|undefined|null)/.test(url))).toEqual([]);

    await cashier.tile('Twin of B').click();
    await expect(cashier.title).toHaveText('Twin of B');
    await cashier.amount.fill('50');
    await cashier.back.click();
    await cashier.tile('Twin of A').click();
    await expect(cashier.title).toHaveText('Twin of A');
  });

  test(`${design}: of an odd create reply what can be read counts`, async ({ host, gateway, line }) => {
    line.changeData<{ depositId: string }>('BANKING:deposit-create', ({ depositId }) => ({
      depositId,
      fields: [null, {}],
      apiResponse: {
        source: null,
        method: null,
        isFieldsRequired: null,
        pageId: 7,
        data: {
          pix: {},
          unifiedFlow: {
            title: null,
            steps: [5, { en: 'Send the money to this account' }],
            items: [{ name: 'iban', label: 'Account', value: 12345, kind: null, copy: null }, {}],
            inputs: [{ name: 'code', type: 'hologram' }],
            expiresAt: 'soon',
            actions: ['dance', 'complete'],
          },
        },
      },
    }));
    const cashier = await host.openForm('Test card', { design });
    await cashier.amount.fill('50');
    await cashier.payButton.click();
    await expect(cashier.view.getByText('Send the money to this account')).toBeVisible();
    await expect(cashier.view.getByText('12345')).toBeVisible();
    await expect(cashier.field('code')).toBeVisible();
    const { id } = await gateway.deposit();
    await host.expectSent('onCreateTransaction', { eventId: id });
    expect(line.creates).toHaveLength(1);
  });

  test(`${design}: a code that can not be read says that nothing can be shown`, async ({ host, gateway, line }) => {
    line.changeData<{ depositId: string }>('BANKING:deposit-create', ({ depositId }) => ({
      depositId,
      apiResponse: { data: { pix: { code: ['000201'] } } },
    }));
    const cashier = await host.openForm('Test card', { design });
    await cashier.amount.fill('50');
    await cashier.payButton.click();
    await expect(cashier.view.getByText(/^What to pay with can't be shown here/)).toBeVisible();
    const { id } = await gateway.deposit();
    await expect(cashier.detail('Reference number')).toContainText(id);
    await host.expectSent('onCreateTransaction', { eventId: id });
  });
}

for (const [what, instruction, shown] of [
  [
    'without words did not arrive',
    { steps: [{ en: '' }], items: [{ value: ' ' }] },
    /^The instructions did not arrive/,
  ],
  ['is shown without its blank steps', { steps: [{ en: ' ' }, { en: 'Go to the counter' }] }, '1Go to the counter'],
] as const) {
  test(`an instruction ${what}`, async ({ host, line }) => {
    line.changeData<{ depositId: string }>('BANKING:deposit-create', ({ depositId }) => ({
      depositId,
      apiResponse: { data: { instruction } },
    }));
    const cashier = await host.openForm('Test card');
    await cashier.amount.fill('50');
    await cashier.payButton.click();
    const text = typeof shown === 'string' ? cashier.view.getByRole('listitem') : cashier.view.getByText(shown);
    await expect(text).toHaveText(shown);
  });
}

test('a card is not shown when it is not known what to transfer', async ({ host, line }) => {
  line.changeData<{ deposit: object }>('BANKING_DEPOSIT:deposit-create-p2p', (data) => ({
    ...data,
    deposit: { ...data.deposit, payment_amount: 0 },
  }));
  const cashier = await submit(host, PLAIN, '50');
  await expect(cashier.title).toHaveText('Card details could not be read');
});

test('an item without a label is called by its name', async ({ host, line }) => {
  const items = [{ name: 'Open the bank', label: '', value: 'https://bank.example/pay', kind: 'link' }];
  line.changeData<{ depositId: string }>('BANKING:deposit-create', ({ depositId }) => ({
    depositId,
    apiResponse: { data: { unifiedFlow: { items } } },
  }));
  const cashier = await host.openForm('Test card');
  await cashier.amount.fill('50');
  await cashier.payButton.click();
  await expect(cashier.button('Open the bank')).toBeVisible();
});

test('an odd push is no news, and the next one counts', async ({ host, gateway, line }) => {
  line.forget('BANKING_DEPOSIT:deposit-status');
  const cashier = await host.openForm('Test card');
  await cashier.pay('50');
  await expect(cashier.title).toHaveText('Waiting for payment');
  const { id } = await gateway.deposit();
  line.push('deposit.status', { id: {}, status: 1 });
  line.push('deposit.status', { id, status: 'later' });
  line.push('deposit.status', { id, status: '1' });
  await expect(cashier.title).toHaveText('Deposit received');
});

test('a token is taken from a push whose other keys are odd', async ({ host, line, page }) => {
  await host.open({ country: 'de' });
  await host.cashier.expectOwnList();
  await expect.poll(() => line.sent.length).toBeGreaterThan(0);
  line.push('login.token', { token: 'new-token', activity: null, role: 'x', balanceData: { primary: 5 }, platform: 7 });
  const asked = page.waitForRequest(
    (request) => /payment-methods/.test(request.url()) && request.headers()['authorization'] === 'Bearer new-token',
  );
  await host.cashier.tile('Test card').click();
  await host.cashier.back.click();
  await asked;
});

test('an odd line of the history is left out, the others are shown', async ({ host, gateway, line }) => {
  await gateway.giveMoney('200', 'EUR');
  await gateway.withdraw(20, 30);
  line.changeData<{ transactions: object[] }>('BANKING:transactions-list', ({ transactions: [first, ...others] }) => ({
    transactions: [
      null,
      { ...first, amount: 'much' },
      ...others.map((other) => ({
        ...other,
        text: 5,
        reason: [],
        status: 'on hold',
        createdAt: '2026-03-01 10:00:00+00',
      })),
    ],
    hasMore: null,
  }));
  await host.open({ country: 'de', flow: 'withdrawal' });
  await host.cashier.button('Transactions').click();
  const rows = host.cashier.view.locator('main').getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('20');
  await expect(rows).toContainText('Mar 1, 2026');
});

test('a call that the gateway does not know is made no more, and the host is notified once', async ({ host, line }) => {
  const CALL = 'BANKING:transactions-list';
  line.forget(CALL);
  await host.open({ country: 'de', flow: 'withdrawal' });
  const { cashier } = host;
  await cashier.expectOwnList();
  // Reported once, although the list makes this call for its link and for its offer at the same time.
  await host.expectSent('Error', { url: CALL, status: 404 });
  const asked = line.sentOf(CALL).length;
  for (let visit = 0; visit < 2; visit += 1) {
    await cashier.tile('PayPal').click();
    await expect(cashier.title).toBeVisible();
    await cashier.back.click();
    await cashier.expectOwnList();
  }
  await expect(cashier.button('Transactions')).toHaveCount(0);
  await host.expectSent('Error', { url: CALL, status: 404 });
  expect(line.sentOf(CALL)).toHaveLength(asked);
});
