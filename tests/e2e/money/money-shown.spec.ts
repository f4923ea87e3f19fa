/** What is known of a payment is shown, in time, and no page waits for a call that it can do without. */
import type { Cashier } from '../kit/cashier';
import type { Change, Channel, CreateData } from '../kit/channel';
import type { HostPage } from '../kit/host-page';
import { expect, test } from '../kit/test';
import { WithdrawalPage } from '../kit/withdrawal-page';

const DESIGNS = ['current', 'legacy'] as const;
/** Longer than a page waits for a call that it can do without. */
const GOES_ON = { timeout: 20_000 };

const rowOf = ({ view }: Cashier, label: string) => view.locator('dl').filter({ hasText: label }).locator('dd').first();

test('paid after it was called failed, with nobody to push it: it is asked about on', async ({
  host,
  gateway,
  line,
}) => {
  line.changeData('BANKING_DEPOSIT:deposit-status', () => ({ status: 'AUTO_CANCELED' }));
  const cashier = await host.openForm('Test card');
  await cashier.pay('50');
  await expect(cashier.title).toHaveText('Time is up');
  line.changeData('BANKING_DEPOSIT:deposit-status', () => ({ status: 'PAYED' }));
  await expect(cashier.title).toHaveText('Deposit received', GOES_ON);
  await gateway.deposit();
});

test('a gateway that says nothing to deposit-resume: the complete page, and the code when it comes', async ({
  host,
  gateway,
  line,
}) => {
  const { cashier } = host;
  await makePix(host);
  const { id } = await gateway.deposit();
  line.swallow('BANKING:deposit-resume');
  await host.page.reload();
  await expect(cashier.title).toHaveText('Finding your payment');
  await expect(cashier.title).toHaveText('Waiting for payment', GOES_ON);
  await expect(cashier.detail('Reference number')).toContainText(id);
  await gateway.act(id, 'approve');
  await expect(cashier.title).toHaveText('Deposit received');
});

test('a push ends the search for a payment at once', async ({ host, gateway, line }) => {
  await makePix(host);
  const { id } = await gateway.deposit();
  line.swallow('BANKING:deposit-resume');
  line.swallow('BANKING_DEPOSIT:deposit-status');
  const asked = line.sentOf('BANKING_DEPOSIT:deposit-status').length;
  await host.page.reload();
  await expect(host.cashier.title).toHaveText('Finding your payment');
  // Wait until the channel is open; an earlier push would not arrive.
  await expect.poll(() => line.sentOf('BANKING_DEPOSIT:deposit-status').length).toBeGreaterThan(asked);
  await gateway.act(id, 'approve');
  await expect(host.cashier.title).toHaveText('Deposit received');
});

async function makePix(host: HostPage): Promise<void> {
  const { cashier } = host;
  await host.open({ country: 'br' });
  await cashier.choose('Pix');
  await cashier.amount.fill('150');
  await cashier.field('CPF').pressSequentially('52998224725');
  await cashier.button('Generate Pix code').click();
  await expect(cashier.view.getByText('Pix copy and paste')).toBeVisible();
}

for (const design of DESIGNS) {
  const instruction = { steps: [{ en: 'Go to the counter' }], items: [{ label: { en: 'Code' }, value: '731-946' }] };
  const upi = { uri: 'upi://pay?pa=shop@ybl&pn=Shop&am=5000.00&cu=INR', vpa: 'shop@ybl', payeeName: 'Shop' };

  test(`${design}: an instruction for an unknown page is shown, with the amount`, async ({ host, line }) => {
    line.changeData<CreateData>('BANKING:deposit-create', (data) => ({
      ...data,
      apiResponse: { ...data.apiResponse, source: null, pageId: 'counter', data: { instruction } },
    }));
    const cashier = await host.openForm('Test card', { design });
    await cashier.amount.fill('50');
    await cashier.payButton.click();
    await expect(cashier.view.getByText('Go to the counter')).toBeVisible();
    await expect(cashier.view.getByText('731-946')).toBeVisible();
    await expect(rowOf(cashier, 'Amount to pay')).toHaveText('€50');
  });

  test(`${design}: a UPI code for no page is shown`, async ({ host, line }) => {
    line.changeData<CreateData>('BANKING:deposit-create', (data) => ({
      ...data,
      apiResponse: { ...data.apiResponse, source: null, pageId: null, data: { upi } },
    }));
    const cashier = await host.openForm('NEFT', { design, country: 'in' });
    await cashier.amount.fill('5000');
    await cashier.payButton.click();
    await expect(cashier.view.getByText('shop@ybl')).toBeVisible();
  });

  test(`${design}: an unknown page with nothing to show: it says so, and how to reach support`, async ({
    host,
    gateway,
    line,
  }) => {
    line.changeData<CreateData>('BANKING:deposit-create', (data) => ({
      ...data,
      apiResponse: { ...data.apiResponse, source: null, pageId: 'voucher', data: { voucher: {} } },
    }));
    const cashier = await host.openForm('Test card', { design });
    await cashier.amount.fill('50');
    await cashier.payButton.click();
    await expect(cashier.view.getByText(/^What to pay with can't be shown here/)).toBeVisible();
    await expect(cashier.detail('Reference number')).toContainText((await gateway.deposit()).id);
    await cashier.button('Check payment status').click();
    await expect(cashier.view.getByText('No news yet. We keep asking.')).toBeVisible();
  });

  test(`${design}: the code of a payout is a tap away, also after a look at its status`, async ({ host, gateway }) => {
    const payout = new WithdrawalPage(host, gateway);
    const { cashier } = payout;
    await payout.open('100', { design });
    await payout.review('Test payout in cash', '25');
    await payout.submit.click();
    const code = cashier.view.locator('dl dd').filter({ hasText: /\d{3} \d{3}/ });
    await expect(code.first()).toBeVisible();
    await cashier.button('Check withdrawal status').click();
    await cashier.button('Back to methods').click();
    await expect(cashier.view.getByText('Your withdrawal of €25 is waiting')).toBeVisible();
    await cashier.button('Continue').click();
    await expect(code.first()).toBeVisible();
  });

  test(`${design}: the review says which account pays`, async ({ host, gateway }) => {
    const payout = new WithdrawalPage(host, gateway);
    await payout.open('100', { design });
    await gateway.push('login.token', {
      balanceData: { amount: 100, currency: 'EUR', additional: { amount: 70, currency: 'EUR' } },
    });
    await payout.cashier.choose('Test payout');
    await payout.cashier.view.getByRole('radio', { name: /Additional account/ }).check();
    await payout.cashier.amount.fill('25');
    await payout.cashier.field('IBAN').pressSequentially('DE89370400440532013000');
    await payout.continue.click();
    await expect(payout.cashier.detail('Take the money from')).toHaveText('Additional account');
  });
}

test('the code of a payout is found in the history', async ({ host, gateway }) => {
  const payout = new WithdrawalPage(host, gateway);
  const { cashier } = payout;
  await payout.open('100');
  await payout.review('Test payout in cash', '25');
  await payout.submit.click();
  await expect(cashier.view.getByText('Collect it at a till')).toBeVisible();
  await cashier.back.click();
  await cashier.button('Transactions').click();
  await cashier.view.getByRole('button', { name: /^Details: / }).click();
  await expect(cashier.view.getByText('Collect it at a till')).toBeVisible();
});

/** Removes the time from all replies, and sets the device's clock an hour ahead. */
async function withoutTime(host: HostPage, line: Channel): Promise<void> {
  const timeless: Change = ({ time: _time, ...reply }) => reply;
  line.changeOthers(timeless);
  await host.page.clock.install({ time: Date.now() + 3_600_000 });
}

test('without time in its replies: the header of the list tells it, and a valid code stays valid', async ({
  host,
  line,
}) => {
  await withoutTime(host, line);
  await makePix(host);
  await expect(host.cashier.view.getByRole('timer')).toHaveText(/^\d\d:\d\d$/);
  await expect(host.cashier.view.getByText('Time is up')).toHaveCount(0);
});

test('without any word of the time nothing is called expired: valid until about then', async ({ host, line, page }) => {
  await page.route('**/v4/banking/**', async (route) => {
    const response = await route.fetch();
    const { date: _date, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await withoutTime(host, line);
  await makePix(host);
  await expect(host.cashier.view.getByRole('timer')).toHaveText(/^until about /);
  await expect(host.cashier.view.getByText('Time is up')).toHaveCount(0);
});
