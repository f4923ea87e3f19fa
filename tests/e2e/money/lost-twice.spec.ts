/** What a poor connection loses twice arrives with the third try, which is automatic. */
import { inEngines } from '../kit/engines';
import { lose, script } from '../kit/lost-files';
import { expect, test } from '../kit/test';

test(
  'the code of the channel that is lost twice comes with the third try, and nobody is notified of a lost network',
  { tag: inEngines('poor-line') },
  async ({ page, host }) => {
    await page.addInitScript((text) => {
      const look = () => document.body?.textContent?.includes(text) && Object.assign(window, { wasTold: true });
      new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    }, 'Network connection failed');
    const state = await lose(page, script('esm'), { times: 2 });
    const cashier = await host.openForm('PayPal');
    await expect.poll(() => state.asked).toBe(3);
    const popup = await cashier.pay('50');
    await popup.getByRole('button', { name: 'Approve' }).click();
    await expect(cashier.title).toHaveText('Deposit received');
    const frame = await host.frame();
    expect(await frame.evaluate(() => 'wasTold' in window)).toBe(false);
    expect(await host.sent('Loaded')).toHaveLength(1);
  },
);

test(
  'the numbering plans that are lost twice come with the third try, and the number is read',
  { tag: inEngines('poor-line') },
  async ({ page, host, gateway }) => {
    const state = await lose(page, script('phone-reader'), { times: 2 });
    const { cashier } = host;
    await host.open({ country: 'ng' });
    await cashier.choose('OPay');
    await cashier.field('Phone number').fill('0803 123 4567');
    await expect.poll(() => state.asked).toBe(3);
    await cashier.pay('2500');
    await expect(cashier.title).toHaveText('Waiting for payment');
    expect(await gateway.deposit()).toMatchObject({ amount: '2500' });
  },
);

test(
  'an answer of the gateway that is lost twice comes with the third try',
  { tag: inEngines('poor-line') },
  async ({ page, host }) => {
    const state = await lose(page, /\/payment-methods\?/, { times: 2 });
    await host.open({ country: 'de' });
    await expect(host.cashier.tile('PayPal')).toBeVisible();
    expect(state.asked).toBe(3);
    expect(await host.sent('Error')).toEqual([]);
  },
);

test('messages that are lost twice come with the third try', async ({ page, host }) => {
  const state = await lose(page, /\/locales\/ru\.json$/, { times: 2 });
  await host.open({ country: 'de', lang: 'ru-RU' });
  await expect(host.cashier.headerTitle).toHaveText('Способ пополнения');
  expect(state.asked).toBe(3);
});
