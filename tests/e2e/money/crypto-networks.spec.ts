/** Networks beyond the specification's: in a browser for the QR codes, which only a reader of pictures can read. */
import { readBolt11 } from '../../../plugins/crypto/address/bolt11';
import { verifiedAddress } from '../../../plugins/crypto/address/verified-address';
import type { Cashier } from '../kit/cashier';
import { readQr } from '../kit/qr-reader';
import { expect, test } from '../kit/test';

const row = ({ view }: Cashier, label: string) => view.locator(`dt:has-text("${label}") + dd`).first();
const text = async (cashier: Cashier, label: string) => (await row(cashier, label).textContent()) ?? '';
const qr = ({ view }: Cashier) => readQr(view.getByRole('img', { name: /^QR code/ }));

test.beforeEach(async ({ host }) => {
  await host.open({ country: 'kz' });
  await host.cashier.tile('Cryptocurrency').click();
});

async function pay(cashier: Cashier, coin: RegExp): Promise<void> {
  await cashier.view.getByRole('button', { name: coin }).click();
  await cashier.amount.fill('20000');
  await cashier.button('Get the address').click();
}

test('Lightning: the code is the invoice that is shown, in capitals', async ({ host: { cashier } }) => {
  await pay(cashier, /^Bitcoin, Lightning/);
  const invoice = await text(cashier, 'Invoice on Lightning');
  expect(readBolt11(invoice)?.text).toBe(invoice);
  expect(await qr(cashier)).toBe(`lightning:${invoice}`.toUpperCase());
});

test('TON: the code names the token and the memo that is shown', async ({ host: { cashier } }) => {
  await pay(cashier, /^Tether, TON/);
  const address = await text(cashier, 'Address on TON');
  expect(verifiedAddress('ton', address)).toBe(address);
  const contract = await text(cashier, 'Token contract on TON');
  const memo = await text(cashier, 'Memo');
  const start = `ton://transfer/${address}?amount=`;
  const code = await qr(cashier);
  expect(code).toContain(start);
  expect(code.slice(start.length)).toMatch(new RegExp(`^\\d+0000&jetton=${contract}&text=${memo}$`));
});

test('nobody knows it: the code is the address, which is said not to be checked', async ({ host: { cashier } }) => {
  await pay(cashier, /^Tether, New Chain/);
  await expect(cashier.view.getByText('This address is not checked')).toBeVisible();
  expect(await qr(cashier)).toBe(await text(cashier, 'Address on New Chain'));
});
