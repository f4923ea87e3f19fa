/** While a payment waits, a second one by the same method needs a confirmation, whichever call makes it. */
import type { Cashier } from '../kit/cashier';
import type { Channel } from '../kit/channel';
import type { Gateway } from '../kit/gateway';
import type { HostChoices, HostPage } from '../kit/host-page';
import { expect, test } from '../kit/test';

/** A method for each call that makes a deposit without opening a window; the others are in money-once.spec.ts. */
const METHODS = [
  {
    call: 'BANKING:deposit-prepare',
    market: { country: 'in' },
    label: 'UPI with UTR',
    submit: 'Get the payment code',
    shown: 'I have paid',
    isFormBehind: true,
    amounts: ['500', '600'],
    first: '₹500',
  },
  {
    call: 'BANKING_DEPOSIT:deposit-create-p2p',
    market: { country: 'de' },
    label: 'Test transfer to a card',
    submit: 'Get card details',
    shown: 'Cancel payment',
    isFormBehind: false,
    amounts: ['50', '60'],
    first: '€50',
  },
] as const satisfies readonly { market: HostChoices; [key: string]: unknown }[];

const dialog = ({ view }: Cashier) => view.getByRole('dialog');

for (const design of ['current', 'legacy'] as const) {
  for (const { call, market, label, submit, shown, isFormBehind, amounts, first } of METHODS) {
    const payTwice = async ({ host, gateway, line }: { host: HostPage; gateway: Gateway; line: Channel }) => {
      // This gateway does not report the waiting payment, so the form opens instead of that payment's page.
      line.changeData('BANKING_DEPOSIT:deposit-check', () => ({ deposit: null }));
      await host.open({ ...market, design });
      const { cashier } = host;
      await cashier.choose(label);
      await cashier.amount.fill(amounts[0]);
      await cashier.button(submit).click();
      await expect(cashier.button(shown)).toBeVisible();
      await gateway.deposit();

      await cashier.back.click();
      if (!isFormBehind) await cashier.choose(label);
      await expect(cashier.title).toHaveText(label);
      await cashier.amount.fill(amounts[1]);
      await cashier.button(submit).click();
    };

    test(`${design}: ${call}: "no" makes none, "yes" makes one`, async ({ host, gateway, line }) => {
      const { cashier } = host;
      await payTwice({ host, gateway, line });
      await expect(dialog(cashier)).toContainText(`Your deposit of ${first} is still waiting`);
      await dialog(cashier).getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog(cashier)).toHaveCount(0);
      await expect(cashier.amount).toHaveValue(amounts[1]);
      expect(line.sentOf(call)).toHaveLength(1);

      await cashier.button(submit).click();
      await dialog(cashier).getByRole('button', { name: 'Make another deposit' }).click();
      await expect(cashier.button(shown)).toBeVisible();
      expect(line.creates).toHaveLength(2);
      const made = (await gateway.deposits()).map(({ amount }) => Number(amount)).sort((a, b) => a - b);
      expect(made).toEqual(amounts.map(Number));
    });

    test(`${design}: ${call}: the way to the first one`, async ({ host, gateway, line }) => {
      const { cashier } = host;
      await payTwice({ host, gateway, line });
      line.heal('BANKING_DEPOSIT:deposit-check');
      await dialog(cashier).getByRole('button', { name: 'Go to it' }).click();
      await expect(cashier.button(shown)).toBeVisible();
      await gateway.act((await gateway.deposit()).id, 'approve');
      await expect(cashier.title).toHaveText('Deposit received');
      expect(line.creates).toHaveLength(1);
    });
  }
}

test('a deposit that waits in another tab is asked about, and leads there', async ({ host, page, gateway }) => {
  const cashier = await host.openForm('Test transfer to a card');
  const second = await host.inTab(await page.context().newPage()).openForm('Test transfer to a card');
  await cashier.amount.fill('50');
  await cashier.button('Get card details').click();
  await expect(cashier.button('Cancel payment')).toBeVisible();

  await second.amount.fill('60');
  await second.button('Get card details').click();
  await expect(dialog(second)).toContainText('Your deposit of €50 is still waiting');
  await dialog(second).getByRole('button', { name: 'Go to it' }).click();
  await expect(second.button('Cancel payment')).toBeVisible();
  expect(await gateway.deposits()).toHaveLength(1);
});
