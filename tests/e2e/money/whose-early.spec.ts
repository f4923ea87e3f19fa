/**
 * Players who change while the application is still on its way. A browser test, since the first script, the host's messages
 * and the application's file must come in this order.
 */
import { Gateway } from '../kit/gateway';
import { holdApplication } from '../kit/hold-application';
import { expect, test as base } from '../kit/host-test';
import { withdraw } from '../kit/withdrawal-page';

const ANNAS_IBAN = 'DE89370400440532013000';
const COMMON = { currency: 'EUR', paymentGeo: 'DE', lang: 'en' };

const test = base.extend<{ ben: Gateway; second: string }>({
  second: async ({ token }, use) => use(`${token}-second`),
  ben: async ({ sandbox, second }, use) => use(new Gateway(sandbox.url, second)),
});

for (const isNamed of [true, false]) {
  test(`the last of several players is paid out, ${isNamed ? 'by name' : 'without names'}`, async ({
    bareHost,
    gateway,
    ben,
    token,
    second,
    page,
  }) => {
    const { cashier } = bareHost;
    const release = await holdApplication(page);
    for (const one of [gateway, ben]) await one.giveMoney('500', 'EUR');
    const player = (name: string, own: string) => ({
      ...COMMON,
      token: own,
      ...(isNamed && { userId: name }),
      user: { name },
    });
    await bareHost.start(player('anna', token), { path: '/withdrawal' });
    await bareHost.load(player('ben', second));
    await bareHost.load(player('anna', token));
    release();
    await withdraw(cashier, '50', ANNAS_IBAN);
    await expect(cashier.title).toHaveText('Request accepted');
    expect(await ben.withdrawals()).toEqual([]);
    expect(await gateway.withdrawals()).toMatchObject([{ amount: '50' }]);
  });
}

test('what the host has opened for one player is not opened for the next', async ({
  bareHost,
  token,
  second,
  page,
}) => {
  const release = await holdApplication(page);
  await bareHost.start({ ...COMMON, token, userId: 'anna' }, { path: '/withdrawal' });
  const target = { flow: 'deposit', method: 'test_card', amount: 777 };
  await bareHost.post(JSON.stringify({ type: 'open', payload: target }));
  await bareHost.load({ ...COMMON, token: second, userId: 'ben' });
  release();
  await expect(bareHost.cashier.tile('Test payout')).toBeVisible();
  // The same for this player comes later, so that one that waits would have been carried out by then.
  await bareHost.post(JSON.stringify({ type: 'open', payload: { flow: 'withdrawal', method: 'test_payout' } }));
  await expect(bareHost.cashier.title).toHaveText('Test payout');
});
