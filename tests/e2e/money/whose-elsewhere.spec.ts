/** What was paid where this tab sees nothing, and for whom a new token is: the ledger is looked at. */
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadless } from '../../../machine/chromium';
import { BareHost } from '../kit/bare-host';
import type { Cashier } from '../kit/cashier';
import { Channel } from '../kit/channel';
import { Gateway } from '../kit/gateway';
import { expect, test } from '../kit/test';
import { withdraw, WithdrawalPage } from '../kit/withdrawal-page';

const BENS_IBAN = 'DE02120300000000202051';
const COMMON = { currency: 'EUR', paymentGeo: 'DE', lang: 'en' };
const CREATE = 'BANKING:withdrawal-create';
const P2P_CREATE = 'BANKING_DEPOSIT:deposit-create-p2p';
const FIELDS = [{ name: 'city', type: 'text', label: { en: 'City' } }];
const ASKS = { source: null, method: 'GET', data: null, isFieldsRequired: true, depositId: null, pageId: null };

const asked = ({ view }: Cashier) => view.getByRole('dialog').getByRole('button', { name: 'Make another withdrawal' });
const made = async (gateway: Gateway) =>
  (await gateway.withdrawals()).map((one) => `${one.amount} ${one.destination?.slice(-4)}`);

for (const [who, first] of Object.entries({ 'a named one': { userId: 'anna' }, 'one without a name': {} })) {
  test(`a token with data and no name, after ${who}: paid out of the second player’s balance`, async ({
    bareHost,
    gateway,
    token,
    sandbox,
  }) => {
    const ben = new Gateway(sandbox.url, `${token}-second`);
    await gateway.giveMoney('1500', 'EUR');
    await ben.giveMoney('300', 'EUR');
    const { cashier } = bareHost;
    const balance = cashier.view.getByText(/^Balance/).locator('..');
    await bareHost.start({ ...COMMON, ...first, token }, { path: '/withdrawal' });
    await expect(balance).toContainText('1,500');
    await bareHost.load({ ...COMMON, token: `${token}-second` });
    await expect(balance).toContainText('300');
    await withdraw(cashier, '60', BENS_IBAN);
    await expect(cashier.title).toHaveText('Request accepted');
    expect([await made(gateway), await made(ben)]).toEqual([[], ['60 2051']]);
  });
}

test('a create that has not arrived is not sent for a player without a name', async ({
  bareHost,
  gateway,
  token,
  sandbox,
  line,
}) => {
  const ben = new Gateway(sandbox.url, `${token}-second`);
  await gateway.giveMoney('500', 'EUR');
  await ben.giveMoney('300', 'EUR');
  await bareHost.start({ ...COMMON, token, userId: 'anna' }, { path: '/withdrawal' });
  line.swallow(CREATE);
  await withdraw(bareHost.cashier, '50');
  await expect.poll(() => line.sentOf(CREATE).length).toBe(1);
  await bareHost.load({ ...COMMON, token: `${token}-second` });
  line.heal(CREATE);
  await line.cut();
  await expect(bareHost.cashier.view.getByText(/^Balance/).locator('..')).toContainText('300');
  // Longer than a lost create waits before it is sent again.
  await bareHost.page.waitForTimeout(6_000);
  expect([await made(gateway), await made(ben)]).toEqual([[], []]);
});

test('a browser that keeps the tabs of two sites apart: the gateway’s list tells', async ({
  gateway,
  sandbox,
  token,
}) => {
  await gateway.giveMoney('100', 'EUR');
  const args = CHROMIUM_FLAGS.map((flag) => flag.replace('ThirdPartyStoragePartitioning,', ''));
  const browser = await chromium.launch({ executablePath: findHeadless(), args });
  try {
    const context = await browser.newContext();
    const payload = { ...COMMON, token, userId: 'anna' };
    const one = new BareHost(await context.newPage(), sandbox.hostUrl, sandbox.url);
    const otherSite = sandbox.hostUrl.replace('localhost', '127.0.0.1');
    const two = new BareHost(await context.newPage(), otherSite, sandbox.url);
    await one.start(payload, { path: '/withdrawal' });
    await two.start(payload, { path: '/withdrawal' });
    await withdraw(one.cashier, '25');
    await expect(one.cashier.title).toHaveText('Request accepted');
    await withdraw(two.cashier, '25');
    await expect(asked(two.cashier)).toBeVisible();
    expect(await made(gateway)).toEqual(['25 3000']);
  } finally {
    await browser.close();
  }
});

const REPEATS = {
  'that withdrawals are blocked': { withdrawalBlocked: true, withdrawalId: null },
  'with more fields': { withdrawalId: null, apiResponse: ASKS, fields: FIELDS },
};
for (const [what, answer] of Object.entries(REPEATS)) {
  test(`a repeat that is answered ${what} is no outcome: the one that was made is found`, async ({
    host,
    gateway,
    line,
  }) => {
    const payout = new WithdrawalPage(host, gateway);
    await payout.open('100');
    let answers = 0;
    line.change(CREATE, (reply) =>
      answers++ === 0 ? undefined : { ...reply, data: { ...(reply.data as object), ...answer } },
    );
    await payout.review('Test payout', '25');
    await payout.submit.click();
    await expect.poll(() => answers).toBe(1);
    await line.cut();
    await expect(payout.cashier.title).toHaveText('Request accepted');
    await expect.poll(() => answers).toBe(2);
    expect([line.creates.length, await made(gateway)]).toEqual([1, ['25 3000']]);
  });
}

test('peer to peer: a repeat that is answered without a deposit is no outcome', async ({ host, gateway, line }) => {
  const { cashier } = host;
  await host.open({ country: 'de' });
  await cashier.choose('Test transfer to a card');
  await cashier.amount.fill('50');
  let answers = 0;
  const empty = { deposit: null, isFieldsRequired: false, fields: [] };
  line.change(P2P_CREATE, (reply) => (answers++ === 0 ? undefined : { ...reply, data: empty }));
  await cashier.button('Get card details').click();
  await expect.poll(() => answers).toBe(1);
  await line.cut();
  await expect(cashier.title).toHaveText('Transfer to this card');
  expect([line.creates.length, (await gateway.deposits()).length]).toEqual([1, 1]);
});

test('no channel between tabs, and the list gets no answer: the player is asked', async ({ host, page, gateway }) => {
  await page.context().addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await gateway.giveMoney('100', 'EUR');
  await host.open({ country: 'de', flow: 'withdrawal' });
  const other = await page.context().newPage();
  const line = new Channel();
  await line.listen(other);
  const tab = host.inTab(other);
  await tab.open({ country: 'de', flow: 'withdrawal' });
  await host.page.bringToFront();
  await withdraw(host.cashier, '25');
  await expect(host.cashier.title).toHaveText('Request accepted');
  await other.bringToFront();
  line.lose('BANKING:transactions-list');
  await withdraw(tab.cashier, '25');
  await expect(tab.cashier.view.getByRole('dialog')).toContainText(
    "We can't see here whether a withdrawal of €25 to •••• 3000 was already begun.",
  );
  expect(await made(gateway)).toEqual(['25 3000']);
});

test('an answer lost, the tab closed, the same again in a new one: asked', async ({
  page,
  gateway,
  sandbox,
  token,
  line,
}) => {
  await gateway.giveMoney('100', 'EUR');
  const payload = { ...COMMON, token, userId: 'anna' };
  const one = new BareHost(page, sandbox.hostUrl, sandbox.url);
  await one.start(payload, { path: '/withdrawal' });
  line.lose(CREATE);
  await withdraw(one.cashier, '25');
  await expect.poll(async () => (await gateway.withdrawals()).length).toBe(1);
  const tab = await page.context().newPage();
  await page.close();
  const two = new BareHost(tab, sandbox.hostUrl, sandbox.url);
  await two.start(payload, { path: '/withdrawal' });
  await withdraw(two.cashier, '25');
  await expect(asked(two.cashier)).toBeVisible();
  expect(await made(gateway)).toEqual(['25 3000']);
});
