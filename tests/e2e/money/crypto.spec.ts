/** Crypto: an address is shown only when it is right, and the code on the page holds what the page says. */
import { inEngines } from '../kit/engines';
import type { Locator, Page } from '@playwright/test';
import { verifiedAddress } from '../../../plugins/crypto/address/verified-address';
import type { NetworkId } from '../../../plugins/crypto/networks';
import type { Cashier } from '../kit/cashier';
import { readQr } from '../kit/qr-reader';
import { expect, test } from '../kit/test';

const code = ({ view }: Cashier): Locator => view.getByRole('img', { name: /^QR code/ });
const row = ({ view }: Cashier, label: string): Locator =>
  view.locator('dl').filter({ hasText: label }).locator('dd').first();

/** From the coins' list to the page after the amount. */
async function pay(cashier: Cashier, coin: RegExp, amount: string): Promise<void> {
  await cashier.view.getByRole('button', { name: coin }).click();
  await cashier.amount.fill(amount);
  await cashier.button('Get the address').click();
}

/** The shown address; expects that its checksum is right. */
async function shownAddress(cashier: Cashier, network: NetworkId, label: string): Promise<string> {
  await expect(cashier.view.getByText(`Network: ${label}`)).toBeVisible();
  const address = await row(cashier, `Address on ${label}`).textContent();
  expect(verifiedAddress(network, address ?? '')).toBe(address);
  return address ?? '';
}

test.beforeEach(async ({ host }) => {
  await host.open({ country: 'de' });
  await host.cashier.tile('Cryptocurrency').click();
  await expect(host.cashier.title).toHaveText('Cryptocurrency');
});

test('Tether on TRON: list, address, processed', { tag: inEngines('crypto') }, async ({ host, gateway }) => {
  const { cashier } = host;
  await pay(cashier, /Tether, TRON/, '50');
  await expect(cashier.title).toHaveText('Send USDT');
  const address = await shownAddress(cashier, 'trc20', 'TRON (TRC-20)');
  expect(await readQr(code(cashier))).toBe(address);
  const { id } = await gateway.deposit();
  await gateway.act(id, 'approve');
  await expect(cashier.title).toHaveText('Deposit received');
  expect(await gateway.balances()).toEqual({ EUR: 50 });
  await host.expectSent('onCreateTransaction', { eventType: 'deposit', eventId: id });
});

test('the network fails it', async ({ host, gateway }) => {
  const { cashier } = host;
  await pay(cashier, /Tether, TRON/, '50');
  await expect(code(cashier)).toBeVisible();
  await gateway.act((await gateway.deposit()).id, 'decline');
  await expect(cashier.title).toHaveText('Payment failed');
  expect(await gateway.balances()).toEqual({});
});

test('too little was sent: it fails by itself', async ({ host }) => {
  await pay(host.cashier, /^Dogecoin/, '50.21');
  await expect(code(host.cashier)).toBeVisible();
  await expect(host.cashier.title).toHaveText('Payment failed');
});

test('sent: the complete page waits for the network', async ({ host, gateway }) => {
  await pay(host.cashier, /^Litecoin/, '50');
  await host.cashier.button('I have sent it').click();
  await expect(host.cashier.title).toHaveText('Waiting for payment');
  await gateway.act((await gateway.deposit()).id, 'approve');
  await expect(host.cashier.title).toHaveText('Deposit received');
});

test('Bitcoin: the code is a payment URI with the amount that is shown', async ({ host }) => {
  const { cashier } = host;
  await pay(cashier, /^Bitcoin from/, '50');
  const address = await shownAddress(cashier, 'bitcoin', 'Bitcoin');
  const amount = /^[\d.]+/.exec((await row(cashier, 'Amount to send').textContent()) ?? '')?.[0];
  expect(amount).toMatch(/^0\.000\d{1,5}$/);
  expect(await readQr(code(cashier))).toBe(`bitcoin:${address}?amount=${amount}`);
});

test('a token on BNB Smart Chain: the code is a transfer on chain 56', async ({ host }) => {
  const { cashier } = host;
  await pay(cashier, /USD Coin, BNB Smart Chain/, '50');
  const address = await shownAddress(cashier, 'bep20', 'BNB Smart Chain (BEP-20)');
  const uri = await readQr(code(cashier));
  const contract = '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d';
  expect(uri).toMatch(new RegExp(`^ethereum:${contract}@56/transfer\\?address=${address}&uint256=\\d+0{16}$`));
});

test('XRP: the tag is shown and asked for', async ({ host }) => {
  const { cashier } = host;
  await pay(cashier, /^Ripple/, '50');
  const address = await shownAddress(cashier, 'ripple', 'XRP Ledger');
  await expect(row(cashier, 'Destination tag')).toHaveText(/^\d{1,10}$/);
  await expect(cashier.view.getByText('Destination tag required')).toBeVisible();
  expect(await readQr(code(cashier))).toBe(address);
});

test('a URI that pays someone else: the code holds the checked address alone', async ({ host }) => {
  const { cashier } = host;
  await pay(cashier, /^Bitcoin from/, '50.14');
  const address = await shownAddress(cashier, 'bitcoin', 'Bitcoin');
  expect(await readQr(code(cashier))).toBe(address);
  await expect(cashier.button('Open in a wallet app')).toHaveCount(0);
});

test('a wrong address is never shown', async ({ host, gateway }) => {
  const { cashier } = host;
  const received = addressesReceived(host.page);
  await host.page.reload();
  // The first deposit still waits at the gateway when another is wanted, so the player is asked.
  const makeAnother = cashier.view.getByRole('dialog').getByRole('button', { name: 'Make another deposit' });
  for (const [index, { ending, text }] of [
    { ending: '12', text: /failed its check/ },
    { ending: '15', text: /another network than you chose/ },
    { ending: '16', text: /not told which network/ },
  ].entries()) {
    await pay(cashier, /^Bitcoin from/, `50.${ending}`);
    if (index > 0) await makeAnother.click();
    await expect(cashier.title).toHaveText("Don't send anything yet");
    await expect(cashier.view.getByText(text)).toBeVisible();
    await expect(code(cashier)).toHaveCount(0);
    await expect.poll(() => received).toHaveLength(index + 1);
    expect(await cashier.view.locator('html').innerHTML()).not.toContain(received[index]);
    const stored = await (await host.frame()).evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(stored).not.toContain(received[index]);
    // Nothing is lost: the deposit stands at the gateway, and another one can be made.
    await expect.poll(async () => (await gateway.deposits()).length).toBe(index + 1);
    await cashier.button('Choose another method').click();
    await cashier.tile('Cryptocurrency').click();
  }
  const made = (await gateway.deposits()).map(({ id }) => id);
  const told = (await host.sent('onCreateTransaction')).map(({ eventId }) => eventId);
  expect(new Set(told)).toEqual(new Set(made));
  await pay(cashier, /^Bitcoin from/, '50');
  await makeAnother.click();
  await shownAddress(cashier, 'bitcoin', 'Bitcoin');
});

test('after a reload the same address is there, and from the list a tap away; no second deposit is made', async ({
  host,
  gateway,
}) => {
  const { cashier } = host;
  await pay(cashier, /Tether, Ethereum/, '50');
  const address = await shownAddress(cashier, 'erc20', 'Ethereum (ERC-20)');
  await host.page.reload();
  expect(await shownAddress(cashier, 'erc20', 'Ethereum (ERC-20)')).toBe(address);
  await cashier.back.click();
  await cashier.back.click();
  await cashier.button('Continue').click();
  expect(await shownAddress(cashier, 'erc20', 'Ethereum (ERC-20)')).toBe(address);
  expect(await readQr(code(cashier))).toContain(`/transfer?address=${address}&`);
  await gateway.act((await gateway.deposit()).id, 'approve');
  await expect(cashier.title).toHaveText('Deposit received');
  await cashier.button('Back to methods').click();
  await cashier.tile('Cryptocurrency').click();
  await expect(cashier.button('Show the address')).toHaveCount(0);
});

test('the next player in the same tab does not see it', async ({ host, page }) => {
  await pay(host.cashier, /Tether, TRON/, '50');
  await expect(code(host.cashier)).toBeVisible();
  const address = new URL(page.url());
  address.searchParams.set('token', `${host.token}-another`);
  await page.goto(address.href);
  await host.cashier.tile('Cryptocurrency').click();
  await expect(host.cashier.view.getByRole('heading', { name: 'Tether' })).toBeVisible();
  await expect(host.cashier.button('Show the address')).toHaveCount(0);
});

/** The addresses that the gateway sends, before the widget has checked them. */
function addressesReceived(page: Page): string[] {
  const addresses: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const address = /"crypto":\{"address":"([^"]+)"/.exec(String(payload))?.[1];
      if (address !== undefined) addresses.push(address);
    }),
  );
  return addresses;
}
