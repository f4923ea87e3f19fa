/** The realtime channel breaks at the worst moments; no deposit is lost, and none is made twice. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AcquirerPage } from '../kit/acquirer-page';
import type { Cashier } from '../kit/cashier';
import { Gateway } from '../kit/gateway';
import { GatewayProcess } from '../kit/gateway-process';
import { connected } from '../kit/connected';
import { HostPage } from '../kit/host-page';
import { expect, test } from '../kit/test';

/** The widget tries to reconnect every 5 s. */
const RECONNECT = { timeout: 12_000 };

const banner = (cashier: Cashier) => cashier.view.getByText('No connection. We keep trying to reconnect.');

test('cut on the form: nothing is sent meanwhile, and it works again later', async ({ serve, wire, gateway }) => {
  const host = await serve({ apiUrl: wire.url });
  const socket = connected(host.page);
  const cashier = await host.openForm('Test card');
  await socket;
  await wire.down();
  await expect(banner(cashier)).toBeVisible();
  await cashier.amount.fill('50');
  // Playwright would wait for the button to become enabled; a player would not.
  await cashier.payButton.click({ force: true });
  await cashier.amount.press('Enter');
  await expect(cashier.payButton).toHaveAttribute('aria-disabled', 'true');
  expect(host.page.context().pages()).toHaveLength(1);

  await wire.up();
  await expect(banner(cashier)).toHaveCount(0, RECONNECT);
  await expect(cashier.amount).toHaveValue('50');
  expect(await gateway.deposits()).toEqual([]);
  const acquirer = new AcquirerPage(await cashier.pay('50'));
  await acquirer.choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
  await gateway.deposit();
});

test('the reply to the create is lost: checking, then the one deposit', async ({ serve, wire, gateway }) => {
  const host = await serve({ apiUrl: wire.url });
  const socket = connected(host.page);
  const cashier = await host.openForm('Test card');
  await socket;
  await gateway.fault({ create: { dropReply: true } });
  await cashier.amount.fill('50');
  await cashier.payButton.click();
  await expect.poll(async () => (await gateway.deposits()).length).toBe(1);
  const { id } = await gateway.deposit();
  wire.cut();
  await expect(cashier.view.getByText(/^We are checking your payment/)).toBeVisible();
  await expect.poll(() => host.page.context().pages().length).toBe(1);
  expect(await host.sent('onCreateTransaction')).toEqual([]);

  await gateway.heal();
  await expect(cashier.title).toHaveText('Waiting for payment', RECONNECT);
  await host.expectSent('onCreateTransaction', { eventId: id });
  expect((await gateway.deposit()).id).toBe(id);
  const opened = host.page.context().waitForEvent('page');
  await cashier.button('Open payment page').click();
  await new AcquirerPage(await opened).choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
});

test('a payment that ended while the channel was down is shown when it is up', async ({ serve, wire, gateway }) => {
  const host = await serve({ apiUrl: wire.url });
  const cashier = await host.openForm('Test card');
  await cashier.pay('50');
  await expect(cashier.title).toHaveText('Waiting for payment');
  await wire.down();
  await expect(banner(cashier)).toBeVisible();
  await gateway.act((await gateway.deposit()).id, 'approve');
  await expect(cashier.title).toHaveText('Waiting for payment');
  await wire.up();
  await expect(cashier.title).toHaveText('Deposit received', RECONNECT);
});

test('the list does not need the channel', async ({ serve, wire }) => {
  wire.refuses = /socket\.io/;
  const host = await serve({ apiUrl: wire.url });
  await host.open();
  await expect(host.cashier.tile('NEFT')).toBeVisible();
  await host.expectSent('FullLoaded', {});
  await expect(host.cashier.view.getByText(/^This network may be blocking payments\./)).toBeVisible();
});

test('the gateway is killed and started again: the deposit is still there', async ({ page, token }) => {
  test.setTimeout(10 * 60_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'cashier-e2e-'));
  const gatewayProcess = await GatewayProcess.on(join(dataDir, 'db'));
  try {
    await gatewayProcess.start();
    const gateway = new Gateway(gatewayProcess.url, token);
    const host = new HostPage(page, gatewayProcess.hostUrl, token);
    const cashier = await host.openForm('Test card');
    await cashier.pay('50');
    await expect(cashier.title).toHaveText('Waiting for payment');
    const { id } = await gateway.deposit();

    await gatewayProcess.kill();
    await expect(banner(cashier)).toBeVisible();
    await gatewayProcess.start();
    await expect(banner(cashier)).toHaveCount(0, RECONNECT);
    await expect(cashier.title).toHaveText('Waiting for payment');
    expect(await gateway.deposit()).toMatchObject({ id, status: 'waiting' });
    await gateway.act(id, 'approve');
    await expect(cashier.title).toHaveText('Deposit received');
  } finally {
    await gatewayProcess.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
