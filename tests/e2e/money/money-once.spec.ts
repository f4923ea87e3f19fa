/** An answer with an id proves that the payment exists: whatever else is wrong in it, none is made twice by mistake. */
import { ONCE } from '../kit/engines';
import type { Cashier } from '../kit/cashier';
import type { Channel, CreateData } from '../kit/channel';
import type { HostChoices } from '../kit/host-page';
import { expect, test } from '../kit/test';
import { WithdrawalPage } from '../kit/withdrawal-page';

type Design = NonNullable<HostChoices['design']>;
const DESIGNS: readonly Design[] = ['current', 'legacy'];
/** Longer than a page waits for a call that it can do without. */
const GOES_ON = { timeout: 20_000 };

const dialog = ({ view }: Cashier) => view.getByRole('dialog');

const withSource = (line: Channel, type: 'BANKING:deposit-create' | 'BANKING:withdrawal-create', source: string) =>
  line.changeData<CreateData>(type, (data) => ({
    ...data,
    apiResponse: { method: 'GET', data: null, ...data.apiResponse, source },
  }));

/** Returns to the list, opens the same method's form and submits it again. */
async function payAgain(cashier: Cashier, label: string, amount: string): Promise<void> {
  await cashier.button('Back to methods').click();
  await cashier.choose(label);
  await cashier.amount.fill(amount);
  await cashier.payButton.click();
}

for (const design of DESIGNS) {
  test(`${design}: a deposit whose page is at app://pay exists, and its page says so`, async ({
    host,
    gateway,
    line,
  }) => {
    withSource(line, 'BANKING:deposit-create', 'app://pay');
    const cashier = await host.openForm('Test card', { design });
    await cashier.amount.fill('50');
    await cashier.payButton.click();
    await expect(cashier.title).toHaveText('Waiting for payment');
    await expect(cashier.view.getByText(/^The next page can't be opened/)).toBeVisible();
    const { id } = await gateway.deposit();
    await expect(cashier.detail('Reference number')).toContainText(id);
    await host.expectSent('onCreateTransaction', { eventId: id });
    await expect.poll(() => host.page.context().pages().length).toBe(1);

    await payAgain(cashier, 'Test card', '50');
    await expect(dialog(cashier)).toContainText('Your deposit of €50 is still waiting');
    expect(line.creates).toHaveLength(1);
    expect(host.page.context().pages()).toHaveLength(1);
    await dialog(cashier).getByRole('button', { name: 'Go to it' }).click();
    await expect(cashier.title).toHaveText('Waiting for payment');
    await gateway.act(id, 'approve');
    await expect(cashier.title).toHaveText('Deposit received');
    expect(line.creates).toHaveLength(1);
  });

  test(`${design}: a second deposit by the same method is made on purpose`, async ({ host, gateway, line }) => {
    withSource(line, 'BANKING:deposit-create', 'app://pay/1');
    const cashier = await host.openForm('Test card', { design });
    await cashier.amount.fill('50');
    await cashier.payButton.click();
    await payAgain(cashier, 'Test card', '60');
    await expect(dialog(cashier).getByRole('button', { name: 'Go to it' })).toBeFocused();
    await host.page.keyboard.press('Escape');
    await expect(dialog(cashier)).toHaveCount(0);
    await expect(cashier.amount).toHaveValue('60');
    expect(line.creates).toHaveLength(1);

    line.heal('BANKING:deposit-create');
    await cashier.payButton.click();
    const opened = host.page.context().waitForEvent('page');
    await dialog(cashier).getByRole('button', { name: 'Make another deposit' }).click();
    await opened;
    await expect.poll(async () => (await gateway.deposits()).length).toBe(2);
    await expect.poll(async () => (await host.sent('onCreateTransaction')).length).toBe(2);
  });

  test(`${design}: a withdrawal whose page is at app://pay exists, and its page says so`, async ({
    host,
    gateway,
    line,
  }) => {
    withSource(line, 'BANKING:withdrawal-create', 'app://pay');
    const payout = new WithdrawalPage(host, gateway);
    await payout.open('100', { design });
    await payout.review('Test payout', '25');
    await payout.submit.click();
    await expect(payout.cashier.title).toHaveText('Request accepted');
    await expect(payout.cashier.view.getByText(/^The next page can't be opened/)).toBeVisible();
    const { id } = await gateway.withdrawal();
    await host.expectSent('onCreateTransaction', { eventType: 'withdrawal', eventId: id });

    await payout.cashier.button('Back to methods').click();
    await payout.review('Test payout', '25');
    await payout.submit.click();
    await expect(dialog(payout.cashier)).toContainText('Your withdrawal of €25 to •••• 3000 is still waiting');
    await dialog(payout.cashier).getByRole('button', { name: 'Cancel' }).click();
    expect(line.creates).toHaveLength(1);
    await gateway.withdrawal();
  });

  test(`${design}: no id in the answer: it can't be followed, and there is a number to name it by`, async ({
    host,
    line,
  }) => {
    line.changeData<CreateData>('BANKING:deposit-create', ({ apiResponse }) => ({
      apiResponse: { ...apiResponse, depositId: null, source: null, data: null },
      depositId: null,
    }));
    const cashier = await host.openForm('Test card', { design });
    await cashier.amount.fill('50');
    await cashier.payButton.click();
    await expect(cashier.view.getByText(/this screen can't follow it/)).toBeVisible();
    await expect(cashier.view.getByText(/updates by itself|We update this screen/)).toHaveCount(0);
    await expect(cashier.detail('Request number')).toContainText(line.creates[0]!);
  });

  test(`${design}: an answer of 503 to a create is no outcome: still checking, with the same key`, async ({
    host,
    gateway,
    line,
  }) => {
    line.change('BANKING:deposit-create', ({ messageId }) => ({ messageId, status: 503 }));
    const cashier = await host.openForm('Test card', { design });
    await cashier.amount.fill('50');
    await cashier.payButton.click();
    await expect(cashier.view.getByText(/^We are checking your payment/)).toBeVisible();
    await expect.poll(() => host.page.context().pages().length).toBe(1);
    line.heal('BANKING:deposit-create');
    await expect(cashier.title).toHaveText('Waiting for payment', GOES_ON);
    await expect(cashier.view.getByText(/^The connection broke off for a moment/)).toBeVisible();
    expect(line.creates).toHaveLength(1);
    await host.expectSent('onCreateTransaction', { eventId: (await gateway.deposit()).id });
  });

  test(
    `${design}: a create that was lost, and processed meanwhile: its page, not an empty form`,
    { tag: ONCE },
    async ({ host, gateway, line }) => {
      line.lose('BANKING:deposit-create');
      line.changeData<CreateData>('BANKING:deposit-resume', (data) => ({
        ...data,
        apiResponse: { ...data.apiResponse, source: null, data: null },
      }));
      const cashier = await host.openForm('Test card', { design });
      await cashier.amount.fill('50');
      await cashier.payButton.click();
      const { id } = await gateway.deposit();
      await gateway.act(id, 'approve');
      await host.page.reload();
      await expect(cashier.title).toHaveText('Deposit received', GOES_ON);
      await expect(cashier.detail('Reference number')).toContainText(id);
      await expect(cashier.detail('Amount')).toContainText('€50');
      await host.expectSent('onCreateTransaction', { eventId: id });
      const told = { eventId: id, amount: 50, currency: 'EUR' };
      await host.expectSent('onTransactionStatus', { ...told, status: 'waiting' }, { ...told, status: 'processed' });
    },
  );

  test(`${design}: a create that was lost, a gateway without a list, and another amount: asked first`, async ({
    host,
    gateway,
    line,
  }) => {
    line.lose('BANKING:deposit-create');
    line.forget('BANKING:transactions-list');
    const cashier = await host.openForm('Test card', { design });
    await cashier.amount.fill('50');
    await cashier.payButton.click();
    await gateway.deposit();
    await host.page.reload();
    await expect(cashier.amount).toBeVisible(GOES_ON);
    await cashier.amount.fill('60');
    await cashier.payButton.click();
    // The host names the player, so the dialog says which payment was begun before the reload.
    await expect(dialog(cashier)).toContainText('We asked for a deposit of €50 and have no answer yet');
    await expect(dialog(cashier)).toContainText('What you want now: €60.');
    await dialog(cashier).getByRole('button', { name: 'Check again' }).click();
    await expect(dialog(cashier).getByRole('status')).toHaveText('Still no answer.', GOES_ON);
    await gateway.deposit();

    line.heal('BANKING:deposit-create');
    await dialog(cashier).getByRole('button', { name: 'Make another deposit' }).click();
    await expect(cashier.title).toHaveText('Waiting for payment');
    expect((await gateway.deposits()).map(({ amount }) => Number(amount)).sort((a, b) => a - b)).toEqual([50, 60]);
  });

  test(`${design}: one method gets no answer, then another: told which is asked about, and no blank window`, async ({
    host,
    gateway,
    line,
  }) => {
    line.swallow('BANKING:deposit-create');
    const cashier = await host.openForm('Test card', { design });
    await cashier.amount.fill('50');
    await cashier.payButton.click();
    await expect.poll(() => line.creates.length).toBe(1);
    await cashier.back.click();
    await cashier.choose('PayPal');
    await cashier.amount.fill('40');
    await cashier.payButton.click();
    await expect(dialog(cashier)).toContainText('We asked for a deposit of €50 and have no answer yet');
    await expect.poll(() => host.page.context().pages().length).toBe(1);
    expect(line.creates).toHaveLength(1);

    line.heal('BANKING:deposit-create');
    const opened = host.page.context().waitForEvent('page');
    await dialog(cashier).getByRole('button', { name: 'Make another deposit' }).click();
    await opened;
    await expect(cashier.title).toHaveText('Waiting for payment');
    expect(Number((await gateway.deposit()).amount)).toBe(40);
  });

  test(`${design}: processed after mistaked: the page turns, and the host hears both`, async ({
    host,
    gateway,
    line,
  }) => {
    const cashier = await host.openForm('Test card', { design });
    await cashier.pay('50');
    await expect(cashier.title).toHaveText('Waiting for payment');
    const { id } = await gateway.deposit();
    line.push('deposit.status', { id, status: 2 });
    await expect(cashier.title).toHaveText('Payment failed');
    line.push('deposit.status', { id, status: 1 });
    await expect(cashier.title).toHaveText('Deposit received');
    line.push('deposit.status', { id, status: 2 });
    await expect(cashier.title).toHaveText('Deposit received');
    const told = { eventType: 'deposit', eventId: id, amount: 50, currency: 'EUR', paymentMethod: 'test_card' };
    const states = ['waiting', 'mistaked', 'processed'].map((status) => ({ ...told, status }));
    await host.expectSent('onTransactionStatus', ...states);
  });
}
