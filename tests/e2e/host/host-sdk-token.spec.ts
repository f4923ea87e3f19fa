/** The player's token expires at each point of a visit: the page gives another one, without a tap of the player. */
import { operator, setFaults } from '../../../sandbox/testing/client';
import { userIdOf } from '../../../sandbox/store/user-id';
import { AcquirerPage } from '../kit/acquirer-page';
import { expect, test as base } from '../kit/host-test';
import { SdkHost, sdkHost } from '../kit/sdk-host';
import { WithdrawalPage } from '../kit/withdrawal-page';

interface Visit {
  host: SdkHost;
  /** From now on the gateway refuses the first token. */
  end(): Promise<void>;
}

const FILLED = '<style>#cashier { height: 640px }</style>';

const test = base.extend<{ visit: Visit }>({
  visit: async ({ site, installed, widgetUrl, page, sandbox, token }, use) => {
    const host = new SdkHost(page);
    await host.open(await site.page(FILLED + sdkHost(widgetUrl), { folder: installed }));
    await use({
      host,
      end: async () => void (await setFaults(sandbox.url, { token, ended: true })),
    });
    // At most one deposit was made, whatever requests were repeated.
    const made = await operator(sandbox.url).list({ userId: userIdOf(token), flow: 'deposit' });
    expect(made.length).toBeLessThanOrEqual(1);
    expect(await host.problems()).toEqual([]);
  },
});

const payload = (token: string) => ({ token, userId: '42', currency: 'EUR', paymentGeo: 'DE', lang: 'en' });

test('at the start: the list opens', async ({ visit, cashier, token }) => {
  await visit.end();
  await visit.host.mount(payload(token), {}, [`${token}~2`]);
  await expect(cashier.tile('Test card')).toBeVisible();
});

test('on the list: the other list opens', async ({ visit, cashier, token }) => {
  await visit.host.mount(payload(token), {}, [`${token}~2`]);
  await cashier.expectOwnList();
  await visit.end();
  await visit.host.openAt({ flow: 'withdrawal' });
  await expect(cashier.headerTitle).toHaveText('Withdrawal method');
  await expect(cashier.tiles.first()).toBeVisible();
});

test('on a withdrawal of which the gateway is asked more: its form opens', async ({ visit, cashier, token }) => {
  await visit.host.mount(payload(token), {}, [`${token}~2`]);
  await cashier.expectOwnList();
  await visit.host.openAt({ flow: 'withdrawal' });
  await expect(cashier.tile('Test payout with profile')).toBeVisible();
  await visit.end();
  await cashier.tile('Test payout with profile').click();
  await expect(cashier.title).toHaveText('Your details');
  await expect(cashier.view.locator('form input').first()).toBeVisible();
});

test('on the form: the payment is made with what was typed', async ({ visit, cashier, token }) => {
  await visit.host.mount(payload(token), {}, [`${token}~2`]);
  await cashier.choose('Test card');
  await visit.end();
  const acquirer = new AcquirerPage(await cashier.pay('50'));
  await acquirer.choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
});

test('while the payment is being made: it is made once', async ({ visit, cashier, token, sandbox }) => {
  await setFaults(sandbox.url, { token, create: { delayMs: 1500 } });
  await visit.host.mount(payload(token), {}, [`${token}~2`]);
  await cashier.choose('Test card');
  const opened = cashier.pay('50');
  await expect(cashier.payButton).toBeHidden();
  await visit.end();
  // The page sends a new token before it is asked, as a page does that signs its players in again.
  await visit.host.update({ token: `${token}~2` });
  await new AcquirerPage(await opened).choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
});

test('while its end is waited for: the end is shown', async ({ visit, cashier, token }) => {
  await visit.host.mount(payload(token), {}, [`${token}~2`]);
  await cashier.choose('Test card');
  const acquirer = new AcquirerPage(await cashier.pay('50'));
  await expect(cashier.title).toHaveText('Waiting for payment');
  await visit.end();
  await expect
    .poll(async () => (await visit.host.heard()).map(({ messageType }) => messageType))
    .toContain('onTokenExpired');
  await acquirer.choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
});

test('on a withdrawal that waits for its code: it is confirmed by one tap', async ({
  visit,
  host,
  gateway,
  cashier,
  token,
}) => {
  const payout = new WithdrawalPage(host, gateway);
  await gateway.giveMoney('100', 'EUR');
  await visit.host.mount(payload(token), {}, [`${token}~2`]);
  await cashier.expectOwnList();
  await visit.host.openAt({ flow: 'withdrawal' });
  await payout.review('Test payout with a code', '25');
  await payout.submit.click();
  await expect(cashier.title).toHaveText('Enter the code');
  await payout.code.fill(await gateway.codeOf((await gateway.withdrawal()).id));
  await visit.end();
  await payout.confirm.click();
  await expect(cashier.title).toHaveText('Request accepted');
});
