/** The host page's Back button belongs to the host page. */
import { recordAddresses } from './kit/addresses';
import { expect, test } from './kit/test';

test('walking through the cashier adds nothing to the history', async ({ host, page, sandbox }) => {
  await page.goto(`${sandbox.hostUrl}/favicon.svg`);
  await host.open({ country: 'in' });
  const { cashier } = host;
  await expect(cashier.tile('NEFT')).toBeVisible();
  const length = await page.evaluate(() => history.length);

  await cashier.tile('UPI transfer').click();
  await cashier.choose('PhonePe');
  await cashier.back.click();
  await cashier.choose('Google Pay');
  const popup = await cashier.pay('300');
  await popup.getByRole('button', { name: 'Approve' }).click();
  await expect(cashier.title).toHaveText('Deposit received');
  await cashier.button('Back to methods').click();
  await expect(cashier.tile('NEFT')).toBeVisible();

  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.goBack();
  expect(page.url()).toBe(`${sandbox.hostUrl}/favicon.svg`);
});

test('what the player pays and who they are is in no address', async ({ host, page, token }) => {
  const addresses = recordAddresses(page.context());
  const cashier = await host.openForm('Sparkasse');
  await cashier.field('Email').fill('anna.secret@example.com');
  await cashier.pay('61.25');
  await expect(cashier.title).toHaveText('Waiting for payment');
  // The demo page's own address holds the token, as its page says; the widget's requests must not.
  const widget = addresses.filter((url) => !url.startsWith(page.url()));
  for (const secret of [token, 'anna.secret', '61.25', '61,25']) {
    expect(widget.filter((url) => url.includes(secret))).toEqual([]);
  }
});
