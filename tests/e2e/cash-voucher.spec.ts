/** Cash at a counter: the voucher, the way back to it from everywhere, and the pick-up code of a withdrawal. */
import { readBoleto } from '../../plugins/cash-voucher/boleto/boleto';
import { readBarcode } from './kit/barcode-reader';
import type { Cashier } from './kit/cashier';
import type { HostChoices } from './kit/host-page';
import { NativeView } from './kit/native-view';
import { expect, test } from './kit/test';

const barcode = ({ view }: Cashier) => view.getByRole('img', { name: 'Barcode for the counter' });
const textOf = async (cashier: Cashier, label: string) =>
  (await cashier.view.locator('dl').filter({ hasText: label }).locator('dd').first().textContent()) ?? '';
const offerIn = ({ view }: Cashier) => view.locator('main').getByRole('status');

/** Through the group's list, where the method is. */
async function toList(cashier: Cashier, method: string): Promise<void> {
  await cashier.back.click();
  await expect(cashier.tile(method)).toBeVisible();
  await cashier.back.click();
}

async function getBoleto(cashier: Cashier, amount = '150,50'): Promise<string> {
  await cashier.tile('Cash').click();
  await cashier.choose('Boleto');
  await cashier.amount.fill(amount);
  await cashier.field('Full name').fill('Maria da Silva');
  await cashier.field('CPF').pressSequentially('52998224725');
  await cashier.button('Get the payment code').click();
  await expect(barcode(cashier)).toBeVisible();
  return textOf(cashier, 'Boleto number');
}

async function getReference(cashier: Cashier): Promise<string> {
  await cashier.tile('Cash').click();
  await cashier.choose('OXXO');
  await cashier.amount.fill('300');
  await cashier.field('Full name').fill('Carmen Gómez');
  await cashier.button('Get the payment code').click();
  await expect(barcode(cashier)).toBeVisible();
  return textOf(cashier, 'Reference');
}

for (const design of ['current', 'legacy'] as const) {
  test(`${design}: a boleto is shown, found again from everywhere, and paid days later`, async ({
    browser,
    host,
    gateway,
  }) => {
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
  });
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 });

  for (const canShare of [true, false]) {
    test(`in an app that ${canShare ? 'shares' : 'shares nothing'}, another library reads the bars`, async ({
      page,
      sandbox,
      token,
    }) => {
      const native = new NativeView(page);
      const user = { token, currency: 'BRL', paymentGeo: 'BR', lang: 'en', platform: 'android', canShare };
      await native.open('android', `${sandbox.url}/`, user);
      const { cashier } = native;
      const line = await getBoleto(cashier);
      expect(await readBarcode(barcode(cashier), 'itf')).toBe(readBoleto(line)!.barcode);
      await expect(cashier.button('Print')).toHaveCount(0);
      const share = cashier.button('Share, save or print');
      await expect(share).toHaveCount(canShare ? 1 : 0);
      if (!canShare) return;
      await share.click();
      await expect.poll(() => native.sent('share')).toHaveLength(1);
      const { title, text, image } = (await native.sent('share'))[0]!;
      expect(title).toBe('Pay R$150.50');
      expect(text).toContain(line);
      expect(image).toMatch(/^data:image\/png;base64,/);
    });
  }

  test('a reference in groups of four, with Code 128', async ({ page, sandbox, token }) => {
    const native = new NativeView(page);
    const user = { token, currency: 'MXN', paymentGeo: 'MX', lang: 'en', platform: 'ios' };
    await native.open('ios', `${sandbox.url}/`, user);
    const reference = await getReference(native.cashier);
    expect(reference).toMatch(/^(\d{4} ){3}\d{2}$/);
    const digits = reference.replaceAll(' ', '');
    expect(await readBarcode(barcode(native.cashier), 'code128')).toMatch(new RegExp(`^98${digits}\\d{14}$`));
  });
});

test('it is copied as digits, saved as a picture, printed alone, and passed on', async ({ host, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(() => {
    const done: unknown[] = [];
    Object.assign(window, { done, print: () => done.push('printed') });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ title, text, files }: ShareData) => void done.push({ title, text, type: files?.[0]?.type }),
    });
  });
  await host.open({ country: 'br' });
  const { cashier } = host;
  const line = await getBoleto(cashier);
  const done = async () => (await host.frame()).evaluate(() => (window as unknown as { done: unknown[] }).done);

  await cashier.button('Copy Boleto number').click();
  await expect.poll(() => host.page.evaluate(() => navigator.clipboard.readText())).toBe(line.replace(/\D/g, ''));

  const download = host.page.waitForEvent('download');
  await cashier.button('Save picture').click();
  expect((await download).suggestedFilename()).toBe(`voucher-${line.replace(/\D/g, '')}.png`);

  await cashier.button('Share').click();
  await expect.poll(done).toEqual([{ title: 'Pay R$150.50', text: expect.stringContaining(line), type: 'image/png' }]);

  await cashier.button('Print').click();
  await expect.poll(async () => (await done()).at(-1)).toBe('printed');
  await host.page.emulateMedia({ media: 'print' });
  await expect(cashier.title).toBeHidden();
  await expect(cashier.view.locator('body > section').getByText(line)).toBeVisible();
  await host.page.emulateMedia({ media: null });
  await cashier.back.click();
  await expect(cashier.tile('Boleto')).toBeVisible();
  // Any other page is printed as it is.
  await host.page.emulateMedia({ media: 'print' });
  await expect(cashier.tile('Boleto')).toBeVisible();
});

test('a voucher that has run out is not shown any more; one that is refused ends as failed', async ({
  host,
  gateway,
}) => {
  await host.open({ country: 'br' });
  const { cashier } = host;
  await getBoleto(cashier, '150,17');
  await expect(cashier.title).toHaveText('This code has expired', { timeout: 20_000 });
  await expect(barcode(cashier)).toHaveCount(0);
  await gateway.act((await gateway.deposit()).id, 'decline');
  await expect(cashier.title).toHaveText('Payment failed');
});

test('a boleto for another amount is never shown', async ({ host }) => {
  await host.open({ country: 'br' });
  const { cashier } = host;
  await cashier.tile('Cash').click();
  await cashier.choose('Boleto');
  await cashier.amount.fill('150,16');
  await cashier.field('Full name').fill('Maria da Silva');
  await cashier.field('CPF').pressSequentially('52998224725');
  await cashier.button('Get the payment code').click();
  await expect(cashier.title).toHaveText("The code can't be shown");
  await cashier.button('Choose another method').click();
  await expect(cashier.tile('Cash')).toBeVisible();
});

test('a group of cash opens each of its methods by its own kind', async ({ host }) => {
  await host.open({ country: 'kg' });
  const { cashier } = host;
  await cashier.tile('Cash in Kyrgyzstan').click();
  await cashier.choose('Umai terminals');
  await expect(cashier.button('Get the payment code')).toBeVisible();
  await cashier.back.click();
  await cashier.choose('Pay24');
  await expect(cashier.payButton).toBeVisible();
});

for (const design of ['current', 'legacy'] as const) {
  test(`${design}: the pick-up code comes once the withdrawal is confirmed, and is found again from everywhere`, async ({
    browser,
    host,
    gateway,
    line,
  }) => {
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
  });
}
