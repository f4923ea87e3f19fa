/** A cancelled deposit that is then paid: once it is, no page and no message to the host calls it failed. */
import type { DepositStatus } from '../../../src/contract/deposit';
import type { TransactionLine } from '../../../src/contract/transactions';
import type { Cashier } from '../kit/cashier';
import type { Channel } from '../kit/channel';
import { expect, test } from '../kit/test';

/** The status of an ended payment is polled at long intervals. */
const ASKED_AGAIN = { timeout: 30_000 };
/** What the page says: of one whose time was up, never that it failed. */
const TITLES = { AUTO_CANCELED: 'Time is up', CANCELED: 'Payment failed' } as const;

/** From now on the gateway answers with this status of the deposit, but sends no push. */
function says(line: Channel, deposit: DepositStatus): void {
  const status = deposit === 'PAYED' ? 'processed' : 'mistaked';
  line.changeData('BANKING_DEPOSIT:deposit-status', () => ({ status: deposit }));
  line.changeData<{ transactions: TransactionLine[] }>('BANKING:transactions-list', ({ transactions, ...page }) => ({
    ...page,
    transactions: transactions.map((one) => ({ ...one, status })),
  }));
}

const row = ({ view }: Cashier) => view.locator('main').getByRole('listitem');

for (const [design, ended, told] of [
  ['current', 'AUTO_CANCELED', 'a push'],
  ['current', 'CANCELED', 'an answer'],
  ['legacy', 'CANCELED', 'a push'],
  ['legacy', 'AUTO_CANCELED', 'an answer'],
] as const) {
  test(`${design}: ${ended}, then paid, told by ${told}: the page and the host say so`, async ({
    host,
    gateway,
    line,
  }) => {
    says(line, ended);
    const cashier = await host.openForm('Test card', { design });
    await cashier.pay('50');
    await expect(cashier.title).toHaveText(TITLES[ended]);
    const { id } = await gateway.deposit();
    says(line, 'PAYED');
    if (told === 'a push') line.push('deposit.status', { id, status: 1 });
    await expect(cashier.title).toHaveText('Deposit received', ASKED_AGAIN);
    const payment = { eventType: 'deposit', eventId: id, amount: 50, currency: 'EUR', paymentMethod: 'test_card' };
    await host.expectSent(
      'onTransactionStatus',
      { ...payment, status: 'waiting' },
      { ...payment, status: 'mistaked' },
      { ...payment, status: 'processed' },
    );
  });
}

for (const ended of ['AUTO_CANCELED', 'CANCELED'] as const) {
  test(`${ended} while its card is shown, then paid`, async ({ host, gateway, line }) => {
    const cashier = await host.openForm('Test transfer to a card');
    await cashier.amount.fill('50');
    await cashier.button('Get card details').click();
    await expect(cashier.title).toHaveText('Transfer to this card');
    says(line, ended);
    await expect(cashier.title).toHaveText(TITLES[ended], ASKED_AGAIN);
    says(line, 'PAYED');
    await expect(cashier.title).toHaveText('Deposit received', ASKED_AGAIN);
    const { id } = await gateway.deposit();
    await host.expectSent(
      'onTransactionStatus',
      { eventId: id, status: 'waiting' },
      { eventId: id, status: 'mistaked' },
      { eventId: id, status: 'processed' },
    );
  });
}

for (const told of ['a push', 'an answer'] as const) {
  test(`called off, then paid, told by ${told}, while the history is open: its line says so`, async ({
    host,
    gateway,
    line,
  }) => {
    says(line, 'AUTO_CANCELED');
    const cashier = await host.openForm('Test card');
    await cashier.pay('50');
    await expect(cashier.title).toHaveText(TITLES.AUTO_CANCELED);
    await cashier.button('Try another method').click();
    await cashier.button('Transactions').click();
    await expect(cashier.title).toHaveText('Transactions');
    await expect(row(cashier)).toContainText('Failed');
    const { id } = await gateway.deposit();
    says(line, 'PAYED');
    if (told === 'a push') line.push('deposit.status', { id, status: 1 });
    await expect(row(cashier)).toContainText('Received', ASKED_AGAIN);
    await expect(row(cashier)).not.toContainText('Failed');
    await host.expectSent(
      'onTransactionStatus',
      { eventId: id, status: 'waiting' },
      { eventId: id, status: 'mistaked' },
      { eventId: id, status: 'processed' },
    );
    // A late push with "failed" changes nothing.
    line.push('deposit.status', { id, status: 2 });
    await cashier.back.click();
    await cashier.button('Transactions').click();
    await expect(cashier.title).toHaveText('Transactions');
    await expect(row(cashier)).toContainText('Received');
  });
}
