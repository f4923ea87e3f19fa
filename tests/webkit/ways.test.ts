/** What may hinder a payment, in WebKit: the start, a reload, a cut connection, and the use of the keyboard alone. */
import { expect } from 'vitest';
import { startSite } from '../e2e/kit/site';
import { Wire } from '../e2e/kit/wire';
import { flowTags } from '../kit/flow-tags';
import { Cashier } from './kit/cashier';
import { onlyDeposit, test } from './kit/test';
import { KEYS, type WebDriverPage } from './kit/webdriver-page';

const WAIT = { timeout: 15_000, interval: 50 };
const titleOf = (name: string, ...tags: Parameters<typeof flowTags>) => [name, ...flowTags(...tags)].join(' ');

for (const design of ['current', 'legacy'] as const) {
  test(titleOf('Loaded first, FullLoaded when the list can be used', 'start', design), async ({ cashier, token }) => {
    await cashier.open({ token, country: 'de', design });
    await cashier.choose('PayPal');
    const sent = (await cashier.messages()).map(({ messageType }) => messageType);
    expect(sent.filter((type) => type !== 'onAnalyticsEvent')).toEqual(['Loaded', 'FullLoaded']);
  });

  test(
    titleOf('a reload in mid-payment finds the payment again', 'resume', design),
    async ({ cashier, gateway, token }) => {
      await cashier.open({ token, country: 'de', design });
      await cashier.choose('PayPal');
      await cashier.write('Amount', '50');
      await cashier.press('Continue to payment');
      await cashier.sees('Waiting for payment');
      const id = await onlyDeposit(gateway);
      await cashier.page.leaveFrame();
      await cashier.page.reload();
      await cashier.page.enterFrame();
      await cashier.sees('Waiting for payment');
      await cashier.seesText(id);
      await gateway.act(id, 'approve');
      await cashier.sees('Deposit received');
      expect(await gateway.deposits()).toMatchObject([{ id, status: 'processed' }]);
    },
  );
}

test(
  titleOf('an open deposit is found among the transactions, and leads back to its page', 'transactions'),
  async ({ cashier, gateway, token }) => {
    await cashier.open({ token, country: 'de' });
    await cashier.choose('Test card instruction');
    await cashier.write('Amount', '50');
    await cashier.press('Continue to payment');
    await cashier.seesText('731 946 085');
    const id = await onlyDeposit(gateway);
    await cashier.press('Back');
    await cashier.press('Transactions');
    await cashier.sees('Transactions');
    await cashier.seesText('Waiting for payment');
    await cashier.press(/^Continue: /);
    await cashier.seesText('731 946 085');
    expect(await gateway.deposits()).toMatchObject([{ id, methodName: 'test_card_instruction' }]);
  },
);

test(
  titleOf('a reply that is lost with the line: one deposit, found when the line is back', 'poor-line'),
  async ({ page, sandbox, gateway, token }) => {
    const wire = new Wire({ port: Number(new URL(sandbox.url).port) });
    await wire.up();
    const site = await startSite({ apiUrl: wire.url });
    try {
      const cashier = new Cashier(page, site.hostUrl);
      await cashier.open({ token, country: 'de' });
      await cashier.choose('PayPal');
      await cashier.write('Amount', '50');
      await gateway.fault({ create: { dropReply: true } });
      await cashier.press('Continue to payment');
      const id = await onlyDeposit(gateway);
      await wire.down();
      await gateway.heal();
      await wire.up();
      await cashier.sees('Waiting for payment');
      await gateway.act(id, 'approve');
      await cashier.sees('Deposit received');
      expect(await gateway.deposits()).toMatchObject([{ id, status: 'processed' }]);
    } finally {
      await site.close();
      await wire.down();
    }
  },
);

const FOCUSED = `const active = document.activeElement;
  if (active === document.body) return [];
  const name = active?.getAttribute('aria-label') ?? active?.labels?.[0]?.innerText ?? active?.innerText ?? '';
  return name.split('\\n').map((line) => line.trim());`;

/** Presses Tab until the element with this name has the focus. Throws after 60 presses. */
async function tabTo(page: WebDriverPage, name: string): Promise<void> {
  const passed: unknown[] = [];
  while (passed.length < 60) {
    const focused = (await page.run(FOCUSED)) as string[];
    if (focused.includes(name)) return;
    passed.push(focused[0]);
    await page.press(KEYS.Tab);
  }
  throw new Error(`Tab does not lead to ${name}: ${passed.join(' → ')}`);
}

test(titleOf('a deposit by Tab, Enter and digits alone', 'keyboard'), async ({ cashier, page, gateway, token }) => {
  await cashier.open({ token, country: 'de' });
  await cashier.seesText('PayPal');
  await expect.poll(() => page.run("return document.querySelector('#root[data-first]') === null"), WAIT).toBe(true);
  await tabTo(page, 'PayPal');
  await page.press(KEYS.Enter);
  await cashier.sees('PayPal');
  await tabTo(page, 'Amount');
  await page.press(KEYS.Control, 'a');
  await page.press('1');
  await page.press(KEYS.Enter);
  await cashier.seesText('Minimum €10');
  await tabTo(page, 'Amount');
  await page.press('5');
  await tabTo(page, 'Continue to payment');
  await page.press(KEYS.Space);
  await cashier.sees('Waiting for payment');
  const own = await page.window();
  await page.toWindow(await cashier.otherWindow());
  await expect
    .poll(() => page.run("return document.querySelector('main h1')?.innerText"), WAIT)
    .toMatch(/^Pay 15.00 EUR/);
  await tabTo(page, 'Approve');
  await page.press(KEYS.Enter);
  await page.toWindow(own);
  await page.enterFrame();
  await cashier.sees('Deposit received');
  expect(await gateway.deposits()).toMatchObject([{ amount: '15', status: 'processed' }]);
});
