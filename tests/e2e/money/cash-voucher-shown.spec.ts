/** A voucher to pay in cash at a counter: what is shown of it, scanned, kept and shared, and what is not. */
import { readBoleto } from '../../../plugins/cash-voucher/boleto/boleto';
import { readBarcode } from '../kit/barcode-reader';
import { barcode, getBoleto, getReference } from '../kit/cash-counter';
import { NativeView } from '../kit/native-view';
import { expect, test } from '../kit/test';

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
  // Other pages are printed as they are shown.
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
