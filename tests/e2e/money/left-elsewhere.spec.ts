/** A payment whose browser is gone, with its storage: the list offers to continue it, without a layout shift. */
import type { Browser, Page } from '@playwright/test';
import { AcquirerPage } from '../kit/acquirer-page';
import type { Cashier } from '../kit/cashier';
import type { HostChoices, HostPage } from '../kit/host-page';
import { offerIn } from '../kit/offer';
import { expect, test } from '../kit/test';
import { WithdrawalPage } from '../kit/withdrawal-page';

interface Way {
  design: NonNullable<HostChoices['design']>;
  method: string;
  pay(cashier: Cashier): Promise<void>;
  /** What the player pays to or with, as shown on the page. */
  facts(cashier: Cashier): Promise<string>;
}

const textOf = (cashier: Cashier, label: string) => async () =>
  (await cashier.view.locator('dl').filter({ hasText: label }).locator('dd').first().textContent()) ?? '';

const redirect = (design: Way['design']): Way => ({
  design,
  method: 'Test card',
  async pay(cashier) {
    await cashier.choose('Test card');
    const page = await cashier.pay('50');
    await expect(cashier.title).toHaveText('Waiting for payment');
    // Chromium may lose a close that comes while a page is being loaded.
    await page.waitForLoadState();
    await page.close();
  },
  facts: (cashier) => textOf(cashier, 'Reference number')(),
});

const WAYS: readonly Way[] = [
  redirect('current'),
  {
    design: 'current',
    method: 'Bitcoin',
    async pay(cashier) {
      await cashier.tile('Cryptocurrency').click();
      await cashier.view.getByRole('button', { name: /^Bitcoin from/ }).click();
      await cashier.amount.fill('50');
      await cashier.button('Get the address').click();
      await expect(cashier.view.getByRole('img', { name: /^QR code/ })).toBeVisible();
    },
    facts: (cashier) => textOf(cashier, 'Address on')(),
  },
  {
    design: 'current',
    method: 'Test transfer to a card',
    async pay(cashier) {
      await cashier.choose('Test transfer to a card');
      await cashier.amount.fill('50');
      await cashier.button('Get card details').click();
      await expect(cashier.title).toHaveText('Transfer to this card');
    },
    facts: async (cashier) =>
      (await cashier.view.getByRole('img', { name: /^\d{4} \d{4} \d{4} \d{4}$/ }).getAttribute('aria-label')) ?? '',
  },
  redirect('legacy'),
  {
    design: 'legacy',
    method: 'Tether TRC-20',
    async pay(cashier) {
      await cashier.tile('Cryptocurrency').click();
      await cashier.view.getByRole('button', { name: /^Tether/ }).click();
      await cashier.view.getByRole('radio', { name: /TRON/ }).check();
      await cashier.amount.fill('50');
      await cashier.button('Get the address').click();
      await expect(cashier.view.getByRole('img', { name: /^QR code/ })).toBeVisible();
    },
    facts: (cashier) => textOf(cashier, 'Address on')(),
  },
];

interface Seen {
  shifts: { startTime: number; value: number }[];
  /** Time at which the first method was rendered, in milliseconds of `performance.now()`. */
  listAt: number | undefined;
}

/** Opens the cashier in another browser of the same player, in a window so small that the list must scroll. */
async function newView(browser: Browser, old: HostPage, choices: HostChoices): Promise<HostPage> {
  const host = await old.another(browser, { viewport: { width: 700, height: 700 } });
  await host.page.addInitScript(() => {
    const seen: Seen = { shifts: [], listAt: undefined };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as unknown as Seen['shifts'];
      for (const { startTime, value } of entries) seen.shifts.push({ startTime, value });
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      if (document.querySelector('li')) seen.listAt ??= performance.now();
    }).observe(document, { subtree: true, childList: true });
  });
  await host.open(choices);
  return host;
}

/** Layout shifts since the list was rendered. Throws if it never was. */
const shiftsIn = async (host: HostPage): Promise<Seen['shifts']> =>
  (await host.frame()).evaluate(() => {
    const { shifts, listAt } = (window as unknown as { seen: Seen }).seen;
    if (listAt === undefined) throw new Error('there was no list');
    return shifts.filter(({ startTime }) => startTime >= listAt);
  });

const focusIn = async (host: HostPage) => (await host.frame()).evaluate(() => document.activeElement?.tagName);

for (const { design, method, pay, facts } of WAYS) {
  test(`${design}: ${method}`, async ({ browser, host, gateway }) => {
    const choices = { country: 'de', design } as const;
    await host.open(choices);
    await pay(host.cashier);
    const before = await facts(host.cashier);
    expect(before).not.toBe('');

    const other = await newView(browser, host, choices);
    const { cashier } = other;
    await expect(offerIn(cashier)).toContainText('Your deposit of €50 is waiting');
    await expect(offerIn(cashier)).toContainText(method);
    expect(await shiftsIn(other)).toEqual([]);
    expect(await focusIn(other)).toBe('BODY');
    // The offer covers no focused tile, down to the end of the list.
    for (const tile of await cashier.tiles.all()) {
      await tile.focus();
      const [box, bar] = [await tile.boundingBox(), await offerIn(cashier).boundingBox()];
      expect(box!.y + box!.height).toBeLessThanOrEqual(bar!.y);
    }

    await cashier.button('Continue').click();
    await expect.poll(() => facts(cashier)).toBe(before);
    await gateway.deposit();
    expect(await other.sent('onCreateTransaction')).toEqual([]);
    await other.page.context().close();
  });
}

test('a payment page that nobody has open any more can be opened, and pays that deposit', async ({
  browser,
  host,
  gateway,
}) => {
  await host.open({ country: 'de' });
  await redirect('current').pay(host.cashier);
  const other = await newView(browser, host, { country: 'de' });
  const { cashier } = other;
  await cashier.button('Continue').click();
  const opened = other.page.context().waitForEvent('page');
  await cashier.button('Open payment page').click();
  await new AcquirerPage(await opened).choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
  expect(await gateway.deposit()).toMatchObject({ status: 'processed' });
  await other.page.context().close();
});

test('"Not now" is for the whole visit, and a payment that ends meanwhile is not offered', async ({
  browser,
  host,
  gateway,
}) => {
  await host.open({ country: 'de' });
  await redirect('current').pay(host.cashier);
  const other = await newView(browser, host, { country: 'de' });
  const { cashier } = other;
  await cashier.button('Not now').click();
  await expect(offerIn(cashier)).toHaveCount(0);
  const isAsked = askedFor(other.page, 'BANKING:transactions-list', 20);
  await other.page.reload();
  await isAsked;
  await expect(offerIn(cashier)).toHaveCount(0);
  await other.page.context().close();

  const third = await newView(browser, host, { country: 'de' });
  await expect(offerIn(third.cashier)).toBeVisible();
  await gateway.act((await gateway.deposit()).id, 'approve');
  await expect(offerIn(third.cashier)).toHaveCount(0);
  await third.page.context().close();
});

for (const design of ['current', 'legacy'] as const) {
  test(`${design}: a withdrawal that waits for its code; the host hears of it when it is confirmed`, async ({
    browser,
    host,
    gateway,
  }) => {
    const choices = { design, flow: 'withdrawal', country: 'de' } as const;
    const payout = new WithdrawalPage(host, gateway);
    await payout.open('100', choices);
    await payout.review('Test payout with a code', '25');
    await payout.submit.click();
    await expect(host.cashier.title).toHaveText('Enter the code');

    const other = await newView(browser, host, choices);
    const { cashier } = other;
    await expect(offerIn(cashier)).toContainText('waits for the code from your email');
    await cashier.button('Enter the code').click();
    await expect(cashier.title).toHaveText('Enter the code');
    const { id } = await gateway.withdrawal();
    await cashier.view
      .getByRole('textbox')
      .first()
      .fill(await gateway.codeOf(id));
    await cashier.button('Confirm').click();
    await expect(cashier.title).toHaveText('Request accepted');
    await other.expectSent('onCreateTransaction', { eventType: 'withdrawal', eventId: id });
    await other.page.context().close();
  });
}

/** Resolves when the answer to a request of this type with this limit has arrived. */
function askedFor(page: Page, type: string, limit: number): Promise<void> {
  const ids: string[] = [];
  return new Promise((resolve) => {
    // The inner listeners are added in the event's own callback: the first message may come in the next event.
    page.once('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        const text = String(payload);
        const isIt = text.includes(type) && text.includes(`"limit":${limit}`);
        if (isIt) ids.push(/"messageId":"([^"]+)"/.exec(text)?.[1] ?? 'none');
      });
      socket.on('framereceived', ({ payload }) => {
        if (ids.some((id) => String(payload).includes(id))) resolve();
      });
    });
  });
}
