/** A web view of an app, without a browser around it: how the app's data arrives, and a page whose process ends. */
import { expect } from 'vitest';
import { flowTags } from '../kit/flow-tags';
import { NativeView } from './kit/native-view';
import { startScreen, type Screen } from './kit/screen';
import { onlyDeposit, test as base } from './kit/test';

const NATIVE = flowTags('native').join(' ');
const germany = { currency: 'EUR', paymentGeo: 'DE', lang: 'en-US', platform: 'ios' };
const WAIT = { timeout: 15_000, interval: 50 };

const test = base.extend<{ screen: Screen; view: NativeView }>({
  screen: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of the fixtures that are wanted from it
    async ({}, provide) => {
      const screen = await startScreen();
      await provide(screen);
      screen.close();
    },
    { scope: 'worker' },
  ],
  view: async ({ screen }, provide) => {
    const view = await NativeView.start(screen);
    await provide(view);
    await view.close();
  },
});

for (const given of ['an object', 'JSON'] as const) {
  test(`${given} that is there early: a deposit, whose page is left to the app ${NATIVE}`, async ({
    view,
    sandbox,
    token,
    gateway,
  }) => {
    const data = { ...germany, token };
    await view.open(`${sandbox.url}/`, given === 'JSON' ? JSON.stringify(data) : data);
    await pay(view);
    const id = await onlyDeposit(gateway);
    await expect
      .poll(() => view.types(), WAIT)
      .toEqual(['Loaded', 'FullLoaded', 'openExtBrowser', 'onCreateTransaction', 'onTransactionStatus']);
    const created = (await view.messages()).find(({ messageType }) => messageType === 'onCreateTransaction');
    expect(created).toMatchObject({ eventType: 'deposit', eventId: id });
    await gateway.act(id, 'approve');
    await view.sees('Deposit received');
    expect(await gateway.deposits()).toMatchObject([{ id, status: 'processed' }]);
  });
}

test(`data that comes late is taken ${NATIVE}`, async ({ view, sandbox, token }) => {
  await view.open(`${sandbox.url}/`);
  await expect.poll(() => view.types(), WAIT).toEqual(['Loaded']);
  await view.run(`window.billingUserData = ${JSON.stringify({ ...germany, token })}; true`);
  await view.press('Test card');
  await view.sees('Test card');
  expect(await view.types()).toEqual(['Loaded', 'FullLoaded']);
});

test(`data that never comes: the app is notified, once ${NATIVE}`, async ({ view, sandbox }) => {
  await view.open(`${sandbox.url}/`);
  await expect.poll(() => view.types(), WAIT).toContain('onInitError');
  const told = (await view.messages()).filter(({ messageType }) => messageType === 'onInitError');
  expect(told).toEqual([{ messageType: 'onInitError', message: "Can't find a property in window" }]);
  await view.sees('Error occurred');
});

for (const data of ['{"token":', 42]) {
  test(`malformed data, ${JSON.stringify(data)}: the app is notified once, and no payment can be begun ${NATIVE}`, async ({
    view,
    sandbox,
  }) => {
    await view.open(`${sandbox.url}/`, data);
    await view.sees('Error occurred');
    // Wait for the error of the last of four calls that the gateway refuses.
    await expect
      .poll(() => view.messages(), WAIT)
      .toContainEqual(expect.objectContaining({ url: 'BANKING:transactions-list' }));
    const types = await view.types();
    expect(types.filter((type) => type !== 'Error').toSorted()).toEqual(['FullLoaded', 'Loaded', 'onTokenExpired']);
    expect(await view.run("document.querySelectorAll('main li button').length")).toBe(0);
  });
}

test(`a process that is ended in mid-payment: the payment is found again, and is not made twice ${NATIVE}`, async ({
  view,
  sandbox,
  token,
  gateway,
}) => {
  await view.open(`${sandbox.url}/`, { ...germany, token });
  await pay(view);
  const id = await onlyDeposit(gateway);
  await view.kill();
  await view.reload();
  await view.sees('Waiting for payment');
  await expect.poll(() => view.run('document.body.innerText'), WAIT).toContain(id);
  await gateway.act(id, 'approve');
  await view.sees('Deposit received');
  expect(await gateway.deposits()).toMatchObject([{ id, status: 'processed' }]);
});

test(`an end that came while the process was gone is shown ${NATIVE}`, async ({ view, sandbox, token, gateway }) => {
  await view.open(`${sandbox.url}/`, { ...germany, token });
  await pay(view);
  const id = await onlyDeposit(gateway);
  await view.kill();
  await gateway.act(id, 'approve');
  await view.reload();
  await view.sees('Deposit received');
  expect(await gateway.deposits()).toHaveLength(1);
});

async function pay(view: NativeView): Promise<void> {
  await view.press('Test card');
  // The suggested amount may come after the form, which then stays empty.
  await view.write('Amount', '50');
  await view.press('Continue to payment');
  await view.sees('Waiting for payment');
}
