/** The legacy design takes a deposit by every display type: the methods of a country, and the page that each is paid by. */
import { inEngines, ONCE } from '../kit/engines';
import type { HostPage } from '../kit/host-page';
import { readQr } from '../kit/qr-reader';
import { expect, test } from '../kit/test';
import { UpiPage } from '../kit/upi-page';

const legacy = { design: 'legacy', platform: 'desktop' } as const;

/** A tile's text without its badge, count and limit. */
const labelOf = (text: string) =>
  text
    .split('\n')
    .find(
      (line) =>
        line.trim() !== '' && !/^(Fast|Instant|Top|Turbo|Popular|\+\d+|and \d+ more|up to .*)$/i.test(line.trim()),
    )!;

/** Names of all tiles. Scrolls to the end, because a long list renders only the tiles near the window. */
async function offered(host: HostPage, country: string, design: 'current' | 'legacy'): Promise<string[]> {
  await host.open({ country, design });
  await host.cashier.expectOwnList();
  const names = new Set<string>();
  await expect(async () => {
    const before = names.size;
    for (const text of await host.cashier.tiles.allInnerTexts()) names.add(labelOf(text));
    await host.cashier.tiles.last().scrollIntoViewIfNeeded();
    expect(names.size).toBe(before);
  }).toPass();
  return [...names].sort();
}

for (const country of ['br', 'in', 'uz', 'ng', 'kz']) {
  test(`${country}: every method and group of the current design is offered`, async ({ host }) => {
    const current = await offered(host, country, 'current');
    expect(await offered(host, country, 'legacy')).toEqual(current);
    expect(current.length).toBeGreaterThan(2);
  });
}

test('Pix: the code as QR and text, paid', { tag: inEngines('pix', 'legacy') }, async ({ host, gateway }) => {
  await host.open({ ...legacy, country: 'br' });
  const { cashier } = host;
  await cashier.choose('Pix');
  await cashier.amount.fill('150,50');
  await cashier.field('CPF').pressSequentially('52998224725');
  await cashier.button('Generate Pix code').click();
  await expect(cashier.title).toHaveText('Pay R$150.50 with Pix');
  const row = cashier.view.locator('dl').filter({ hasText: 'Pix copy and paste' }).locator('dd').first();
  const code = await row.innerText();
  expect(await readQr(cashier.view.getByRole('img', { name: 'QR code of this Pix payment' }))).toBe(code);
  await gateway.act((await gateway.deposit()).id, 'approve');
  await expect(cashier.title).toHaveText('Deposit received');
});

for (const { method, amount } of [
  { method: 'UPI with UTR', amount: '1000' },
  { method: 'EazyPe', amount: '500' },
]) {
  test(`${method}: code, UTR, found by the bank`, { tag: ONCE }, async ({ host, gateway }) => {
    const upi = new UpiPage(host);
    await upi.open(method, amount, legacy);
    expect((await upi.code()).searchParams.get('am')).toBe(`${amount}.00`);
    await upi.confirm('412345678901');
    await expect(upi.cashier.title).toHaveText('Deposit received');
    expect((await gateway.balances())['INR']).toBe(Number(amount));
  });
}

test('a bank of a group: requisites, "I have paid", received', { tag: ONCE }, async ({ host, gateway }) => {
  await host.open({ ...legacy, country: 'ng' });
  const { cashier } = host;
  await cashier.tile('Bank transfer').click();
  await expect(cashier.title).toHaveText('Bank transfer');
  await cashier.choose('GTBank');
  await cashier.amount.fill('20000');
  await cashier.field('Account holder').fill('Alex Morgan');
  await cashier.button('Get payment details').click();
  await expect(cashier.view.getByText('Account number', { exact: true })).toBeVisible();
  await cashier.button('I have paid').click();
  await gateway.act((await gateway.deposit()).id, 'approve');
  await expect(cashier.title).toHaveText('Deposit received');
});

test('a transfer to a card: how it works and back, invoice, paid', { tag: ONCE }, async ({ host, gateway }) => {
  await host.open({ ...legacy, country: 'de' });
  const { cashier } = host;
  await expect(async () => {
    await cashier.tiles.last().scrollIntoViewIfNeeded();
    await expect(cashier.tile('Test transfer to a card')).toBeVisible({ timeout: 500 });
  }).toPass();
  await cashier.choose('Test transfer to a card');
  await cashier.button('How it works').click();
  await expect(cashier.view.getByRole('listitem').first()).toBeVisible();
  await cashier.back.click();
  await cashier.amount.fill('50');
  await cashier.button('Get card details').click();
  await expect(cashier.title).toHaveText('Transfer to this card');
  await expect(cashier.view.getByRole('img', { name: /^\d{4} \d{4} \d{4} \d{4}$/ })).toBeVisible();
  await cashier.button('I have paid').click();
  await expect(cashier.title).toHaveText('Waiting for payment');
  await gateway.act((await gateway.deposit()).id, 'approve');
  await expect(cashier.title).toHaveText('Deposit received');
});
