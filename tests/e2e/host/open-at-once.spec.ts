/** A page that opens a form as soon as it hears `FullLoaded`. A browser test, because React hydrates the painted list in its own time. */
import type { CashierHandle } from '../../../src/host-sdk/types';
import { expect, test } from '../kit/host-test';

test('on a slow phone the form is shown, though the painted list is hydrated after it was asked for', async ({
  sdk,
  page,
  cashier,
  token,
}) => {
  const devices = await page.context().newCDPSession(page);
  await devices.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await sdk.mount({ token, userId: '42', currency: 'EUR', paymentGeo: 'DE', lang: 'en' });
  await page.evaluate(() => {
    const { cashier: handle } = window as unknown as { cashier: CashierHandle };
    handle.on('FullLoaded', () => handle.open({ method: 'test_card', amount: 73 }));
  });
  await expect(cashier.amount).toHaveValue('73');
});
