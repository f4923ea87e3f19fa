/** The captcha before a peer-to-peer create, of both versions: passed, asked for, closed, broken. */
import { cardOf, invoice, submit } from '../kit/peer-to-peer';
import { expect, test } from '../kit/test';

const V3 = 'Test transfer with captcha v3';
const V2 = 'Test transfer with captcha v2';

for (const method of [V3, V2]) {
  test(`${method}: passed`, async ({ host, gateway }) => {
    const cashier = await invoice(host, '50', method);
    await expect(cardOf(cashier)).toBeVisible();
    await gateway.deposit();
  });
}

test('v2 asks for a tick', async ({ host, gateway }) => {
  await gateway.fault({ captcha: 'challenge' });
  const cashier = await submit(host, V2, '50');
  await cashier.view.getByLabel("I'm not a robot").click();
  await expect(cardOf(cashier)).toBeVisible();
});

test('v2 closed by the player, then passed', async ({ host, gateway }) => {
  await gateway.fault({ captcha: 'silent' });
  const cashier = await submit(host, V2, '50');
  await cashier.view.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(cashier.alert.filter({ hasText: 'You closed the security check' }).first()).toBeVisible();
  await gateway.heal();
  await cashier.button('Get card details').click();
  await expect(cardOf(cashier)).toBeVisible();
});

for (const [method, faults] of [
  [
    V3,
    [
      ['script-404', 'is not available'],
      ['script-empty', 'takes too long to load'],
      ['no-clients', 'did not start'],
      ['client-error', 'did not work'],
      ['unknown', 'Error occurred'],
      ['bad-token', 'was not passed'],
    ],
  ],
  [
    V2,
    [
      ['script-404', 'could not be loaded'],
      ['client-error', 'did not work'],
      ['expired', 'has expired'],
    ],
  ],
] as const) {
  test(`${method}: whatever is wrong is told, and the next try begins anew`, async ({ host, gateway }) => {
    const cashier = await host.openForm(method);
    await cashier.amount.fill('50');
    for (const [fault, says] of faults) {
      await gateway.fault({ captcha: fault });
      await cashier.button('Get card details').click();
      await expect(cashier.alert.filter({ hasText: says }).first(), fault).toBeVisible();
    }
    expect(await gateway.deposits()).toEqual([]);
    await gateway.heal();
    await cashier.button('Get card details').click();
    await expect(cardOf(cashier)).toBeVisible();
    await gateway.deposit();
  });
}

test('a script that never comes', async ({ host, gateway }) => {
  await gateway.fault({ captcha: 'script-hang' });
  const cashier = await submit(host, V3, '50');
  await expect(cashier.alert.filter({ hasText: 'takes too long to load' }).first()).toBeVisible({ timeout: 20_000 });
});
