/** What a player has typed and begun survives everything that happens around the cashier. */
import { inEngines } from '../kit/engines';
import { AcquirerPage } from '../kit/acquirer-page';
import type { BareHost } from '../kit/bare-host';
import { NativeView } from '../kit/native-view';
import { expect, test } from '../kit/test';
import { WithdrawalPage } from '../kit/withdrawal-page';

const GERMANY = { currency: 'EUR', paymentGeo: 'DE', lang: 'en-US', theme: 'light' };
const EMAIL = 'anna@example.com';

/** Opens the cashier in a page that identifies the player by the token alone. */
async function begin(host: BareHost, token: string): Promise<void> {
  await host.open();
  await expect.poll(() => host.types()).toEqual(['Loaded']);
  await host.load({ ...GERMANY, token });
}

test('typing survives a change of the language and of the theme, and so does the focus', async ({
  bareHost,
  page,
  token,
}) => {
  const { cashier } = bareHost;
  await begin(bareHost, token);
  await cashier.choose('Sparkasse');
  await cashier.amount.fill('61.25');
  await cashier.field('Email').fill(EMAIL);
  const email = cashier.view.locator(`input:focus`);
  await expect(email).toHaveValue(EMAIL);

  await bareHost.load({ lang: 'ru-RU', theme: 'dark' });
  await expect(cashier.button('Перейти к оплате')).toBeVisible();
  const html = cashier.view.locator('html');
  await expect(html).toHaveAttribute('lang', 'ru');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(email).toHaveValue(EMAIL);
  await expect(cashier.view.getByRole('textbox').first()).toHaveValue(/^61[.,]25$/);

  // A message with only a new token changes neither language nor theme.
  await bareHost.load({ token });
  await page.keyboard.type('.org');
  await expect(email).toHaveValue(`${EMAIL}.org`);
  await expect(html).toHaveAttribute('lang', 'ru');
});

test('typing survives an amount that is changed by typing and by a preset', async ({ host }) => {
  const cashier = await host.openForm('Sparkasse');
  await cashier.field('Email').fill(EMAIL);
  await cashier.amount.fill('61');
  await cashier.amount.fill('75');
  await expect(cashier.field('Email')).toHaveValue(EMAIL);
  await cashier.view.getByRole('button', { name: /^€150$/ }).click();
  await expect(cashier.amount).toHaveValue('150');
  await expect(cashier.field('Email')).toHaveValue(EMAIL);
});

test('typing survives a reply that asks for more', async ({ host, gateway }) => {
  const payout = new WithdrawalPage(host, gateway);
  await payout.open('100');
  await payout.review('Test payout more fields', '25');
  await payout.submit.click();
  await expect(payout.cashier.field('City of your bank')).toBeFocused();
  await expect(payout.cashier.amount).toHaveValue('25');
  await expect(payout.cashier.field('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00');
});

test('a payment page closed by hand: still waiting, and the same page opens again', async ({ host, gateway }) => {
  const cashier = await host.openForm('Test card');
  const closed = await cashier.pay('50');
  await expect(cashier.title).toHaveText('Waiting for payment');
  await closed.waitForLoadState();
  await closed.close();
  await expect(cashier.view.getByText(/^If you haven't paid yet, open the payment page again/)).toBeVisible();
  await expect(cashier.title).toHaveText('Waiting for payment');

  const opened = host.page.context().waitForEvent('page');
  await cashier.button('Open payment page').click();
  await new AcquirerPage(await opened).choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
  await gateway.deposit();
});

for (const design of ['current', 'legacy'] as const) {
  test(
    `${design}: a payment page gone with the reload of the cashier: it opens again, and the same deposit is paid`,
    { tag: inEngines('resume', design) },
    async ({ host, gateway, page }) => {
      const cashier = await host.openForm('Test card', { design });
      const gone = await cashier.pay('50');
      await expect(cashier.title).toHaveText('Waiting for payment');
      const { id } = await gateway.deposit();
      await gone.waitForLoadState();
      await gone.close();
      await page.reload();
      await expect(cashier.title).toHaveText('Waiting for payment');
      await expect(cashier.view.getByText(/^If you haven't paid yet, open the payment page again/)).toBeVisible();

      const opened = page.context().waitForEvent('page');
      await cashier.button('Open payment page').click();
      await new AcquirerPage(await opened).choose('Approve');
      await expect(cashier.title).toHaveText('Deposit received');
      expect((await gateway.deposit()).id).toBe(id);
    },
  );
}

test('a killed web view comes back to the same step, and to the end that came meanwhile', async ({
  page,
  sandbox,
  token,
  gateway,
}) => {
  const view = new NativeView(page);
  await view.open('ios', `${sandbox.url}/`, { ...GERMANY, token, platform: 'ios' });
  await view.cashier.choose('Test card');
  await view.cashier.amount.fill('50');
  await view.cashier.payButton.click();
  await expect(view.cashier.title).toHaveText('Waiting for payment');
  const { id } = await gateway.deposit();

  // The system kills the web view's process; the app loads the address again, and session storage is kept.
  await page.goto('about:blank');
  await page.goto(`${sandbox.url}/`);
  await expect(view.cashier.title).toHaveText('Waiting for payment');
  await expect(view.cashier.detail('Reference number')).toHaveText(id);

  await page.goto('about:blank');
  await gateway.act(id, 'approve');
  await page.goto(`${sandbox.url}/`);
  await expect(view.cashier.title).toHaveText('Deposit received');
  await gateway.deposit();
});

test('a view whose storage is gone finds its open deposit in the history, with what is to be paid to', async ({
  page,
  sandbox,
  token,
  gateway,
}) => {
  const view = new NativeView(page);
  const { cashier } = view;
  await view.open('android', `${sandbox.url}/`, { ...GERMANY, token, platform: 'android' });
  await cashier.choose('Test card instruction');
  await cashier.amount.fill('50');
  await cashier.payButton.click();
  await expect(cashier.view.getByText('731 946 085')).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.goto(`${sandbox.url}/`);
  await cashier.button('Transactions').click();
  await cashier.view.getByRole('button', { name: /^Continue: / }).click();
  await expect(cashier.view.getByText('731 946 085')).toBeVisible();
  await gateway.deposit();
  expect(await view.sent('onCreateTransaction')).toEqual([]);
});

test('without the player’s name from the host, the next player in the tab sees nothing of the last one', async ({
  bareHost,
  token,
}) => {
  const { cashier } = bareHost;
  await begin(bareHost, token);
  await cashier.choose('Test card in cash');
  await cashier.amount.fill('61');
  await cashier.payButton.click();
  await expect(cashier.tiles.first().or(cashier.view.locator('dl').first())).toBeVisible();

  await begin(bareHost, `${token}-other`);
  await expect(cashier.tile('Test card')).toBeVisible();
  await expect(cashier.view.getByText('61', { exact: false })).toHaveCount(0);
  await expect(cashier.button('Continue')).toHaveCount(0);
});

test('back from the browser’s cache, visible and online again: the status is asked for at once', async ({
  host,
  page,
}) => {
  const asked: string[] = [];
  let answers = '';
  const idOf = (payload: string) => /"messageId":"([^"]+)"/.exec(payload)?.[1] ?? 'none';
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('BANKING_DEPOSIT:deposit-status')) asked.push(String(payload));
    });
    socket.on('framereceived', ({ payload }) => void (answers += String(payload)));
  });
  await page.clock.install();
  const cashier = await host.openForm('Test card');
  await cashier.pay('50');
  await expect(cashier.title).toHaveText('Waiting for payment');
  // After 15 minutes the status is no longer polled; the jump in time has also broken the channel, which reconnects.
  await page.clock.fastForward(20 * 60_000);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(cashier.view.getByText(/^No connection\./)).toHaveCount(0, { timeout: 30_000 });

  const frame = await host.frame();
  const signals = {
    pageshow: () =>
      frame.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
    visible: () => frame.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    online: () => frame.evaluate(() => window.dispatchEvent(new Event('online'))),
  };
  for (const [name, signal] of Object.entries(signals)) {
    // Wait for the last answer: a pending request would time out when the clock is advanced.
    await expect.poll(() => answers.includes(idOf(asked.at(-1)!))).toBe(true);
    await page.clock.fastForward(11_000);
    const before = asked.length;
    await signal();
    await expect.poll(() => asked.length, name).toBe(before + 1);
  }
});
