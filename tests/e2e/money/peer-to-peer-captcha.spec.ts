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

for (const { method, fault, says } of [
  { method: V3, fault: 'script-404', says: 'is not available' },
  { method: V2, fault: 'script-404', says: 'could not be loaded' },
  { method: V3, fault: 'script-empty', says: 'takes too long to load' },
  { method: V3, fault: 'no-clients', says: 'did not start' },
  { method: V3, fault: 'client-error', says: 'did not work' },
  { method: V2, fault: 'client-error', says: 'did not work' },
  { method: V2, fault: 'expired', says: 'has expired' },
  { method: V3, fault: 'unknown', says: 'Error occurred' },
  { method: V3, fault: 'bad-token', says: 'was not passed' },
] as const) {
  test(`${method}, ${fault}: told, and the second try passes`, async ({ host, gateway }) => {
    await gateway.fault({ captcha: fault });
    const cashier = await submit(host, method, '50');
    await expect(cashier.alert.filter({ hasText: says }).first()).toBeVisible();
    expect(await gateway.deposits()).toEqual([]);
    await gateway.heal();
    await cashier.button('Get card details').click();
    await expect(cardOf(cashier)).toBeVisible();
  });
}

test('a script that never comes', async ({ host, gateway }) => {
  await gateway.fault({ captcha: 'script-hang' });
  const cashier = await submit(host, V3, '50');
  await expect(cashier.alert.filter({ hasText: 'takes too long to load' }).first()).toBeVisible({ timeout: 20_000 });
});
