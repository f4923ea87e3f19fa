/** Cash at a counter: a voucher and a pick-up code are found again from everywhere, until the money has come. */
import { inEngines, ONCE } from '../kit/engines';
import { readBoleto } from '../../../plugins/cash-voucher/boleto/boleto';
import { readBarcode } from '../kit/barcode-reader';
import { barcode, getBoleto, textOf, toList } from '../kit/cash-counter';
import type { HostChoices } from '../kit/host-page';
import { offerIn } from '../kit/offer';
import { expect, test } from '../kit/test';

for (const design of ['current', 'legacy'] as const) {
  test(
    `${design}: a boleto is shown, found again from everywhere, and paid days later`,
    { tag: inEngines('cash-voucher', design) },
    async ({ browser, host, gateway }) => {
      const choices: HostChoices = { country: 'br', design };
      await host.open(choices);
      const { cashier } = host;
      const line = await getBoleto(cashier);
      await expect(cashier.title).toHaveText('Pay R$150.50');
      const boleto = readBoleto(line);
      expect(boleto).toMatchObject({ amount: '150.50', printedLine: line });
      await expect(cashier.view.getByRole('timer')).toHaveText('2 days, 23 hours');
      await expect(cashier.view.getByText(/^You may close this page/)).toBeVisible();
      expect(await readBarcode(barcode(cashier), 'itf')).toBe(boleto!.barcode);
      const deposit = await gateway.deposit();
      await host.expectSent('onCreateTransaction', { eventType: 'deposit', eventId: deposit.id });

      await test.step('after a reload, and from the list of the same tab', async () => {
        await host.page.reload();
        await expect(barcode(cashier)).toBeVisible();
        expect(await textOf(cashier, 'Boleto number')).toBe(line);
        await toList(cashier, 'Boleto');
        await cashier.button('Continue').click();
        await expect.poll(() => textOf(cashier, 'Boleto number')).toBe(line);
      });

      await test.step('after "I have paid", which was not so', async () => {
        await cashier.button('I have paid').click();
        await expect(cashier.title).toHaveText('Waiting for payment');
        await cashier.button('Back to methods').click();
        await cashier.button('Continue').click();
        await expect.poll(() => textOf(cashier, 'Boleto number')).toBe(line);
      });

      const other = await host.another(browser);
      await other.open(choices);
      await test.step('from the list of another device', async () => {
        await expect(offerIn(other.cashier)).toContainText('Your deposit of R$150.50 is waiting');
        await other.cashier.button('Continue').click();
        await expect.poll(() => textOf(other.cashier, 'Boleto number')).toBe(line);
        expect(await other.sent('onCreateTransaction')).toEqual([]);
      });

      if (design === 'current') {
        await test.step('from the history', async () => {
          const third = await host.another(browser);
          await third.open(choices);
          await third.cashier.button('Transactions').click();
          await third.cashier.view.getByRole('button', { name: /^Continue: Boleto/ }).click();
          await expect.poll(() => textOf(third.cashier, 'Boleto number')).toBe(line);
          await third.page.context().close();
        });
      }

      await gateway.act(deposit.id, 'approve');
      await expect(other.cashier.title).toHaveText('Deposit received');
      await expect(cashier.title).toHaveText('Deposit received');
      expect(await gateway.balances()).toEqual({ BRL: 150.5 });
      await other.page.context().close();
    },
  );
}

for (const design of ['current', 'legacy'] as const) {
  test(
    `${design}: the pick-up code comes once the withdrawal is confirmed, and is found again from everywhere`,
    { tag: ONCE },
    async ({ browser, host, gateway, line }) => {
      const choices: HostChoices = { country: 'co', flow: 'withdrawal', design };
      const received: unknown[] = [];
      line.changeOthers((reply) => {
        received.push(reply);
        return reply;
      });
      await gateway.giveMoney('200000', 'COP');
      await host.open(choices);
      const { cashier } = host;
      await cashier.tile('Cash').click();
      await cashier.choose('Efecty, cash');
      await cashier.amount.fill('50000');
      await cashier.field('Full name').fill('Carmen Gómez');
      await cashier.field('Document number').fill('1020304050');
      await cashier.button('Continue').click();
      await cashier.button('Withdraw').click();
      await expect(cashier.title).toHaveText('Enter the code');
      const { id } = await gateway.withdrawal();
      expect(JSON.stringify(received)).not.toContain('cashPickup');

      await cashier.field('Code from the email').fill(await gateway.codeOf(id));
      await cashier.button('Confirm').click();
      await expect(cashier.title).toHaveText(/^Collect/);
      const code = await textOf(cashier, 'Pick-up code');
      expect(code).toMatch(/^\d{4} \d{4} \d{2}$/);
      await host.expectSent('onCreateTransaction', { eventType: 'withdrawal', eventId: id });

      await test.step('after a reload, and from the list of the same tab', async () => {
        await host.page.reload();
        await expect.poll(() => textOf(cashier, 'Pick-up code')).toBe(code);
        await toList(cashier, 'Efecty, cash');
        await cashier.button('Continue').click();
        await expect.poll(() => textOf(cashier, 'Pick-up code')).toBe(code);
      });

      if (design === 'current')
        await test.step('from the history, in another tab', async () => {
          const other = await host.another(browser);
          await other.open(choices);
          await other.cashier.button('Transactions').click();
          await other.cashier.view.getByRole('button', { name: /^Details: Efecty/ }).click();
          await expect.poll(() => textOf(other.cashier, 'Pick-up code')).toBe(code);
          await other.page.context().close();
        });

      const other = await host.another(browser);
      await test.step('from the list of another device', async () => {
        await other.open(choices);
        await expect(offerIn(other.cashier)).toContainText('is waiting');
        await other.cashier.button('Continue').click();
        await expect.poll(() => textOf(other.cashier, 'Pick-up code')).toBe(code);
      });

      await gateway.act(id, 'approve');
      await expect(other.cashier.title).toHaveText('Withdrawal sent');
      await expect(cashier.title).toHaveText('Withdrawal sent');
      expect(await gateway.balances()).toEqual({ COP: 150_000 });
      await other.page.context().close();
    },
  );
}
