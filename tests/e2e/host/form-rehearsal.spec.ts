/** While the list is idle a form is rendered once, invisibly, so that the form that a player opens renders fast. */
import type { Page } from '@playwright/test';
import { expect, test as base } from '../kit/test';

interface Drawn {
  isInert: boolean;
  isSpoken: boolean;
  isVisible: boolean;
  fields: number;
  isGone: boolean;
}

/** What was rendered invisibly beside the page, oldest first. */
const test = base.extend<{ drawn: () => Promise<Drawn[]> }>({
  drawn: async ({ page }, use) => {
    await page.addInitScript(() => {
      const drawn: Drawn[] = [];
      Object.assign(window, { drawn });
      new MutationObserver((changes) => {
        for (const { addedNodes, removedNodes } of changes) {
          for (const node of addedNodes) {
            if (!(node instanceof HTMLElement) || node.parentElement !== document.body || !node.inert) continue;
            const isVisible = node.checkVisibility({ visibilityProperty: true });
            const isSpoken = node.ariaHidden !== 'true';
            const fields = node.querySelectorAll('form input').length;
            drawn.push({ isInert: node.inert, isSpoken, isVisible, fields, isGone: false });
          }
          for (const node of removedNodes) {
            if (node instanceof HTMLElement && node.inert && drawn.length > 0) drawn.at(-1)!.isGone = true;
          }
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await use(() => page.frames()[1]!.evaluate(() => (window as unknown as { drawn: Drawn[] }).drawn));
  },
});

/** Waits until the list's idle tasks are done. Requests frames, because a browser that paints nothing is never idle. */
const idle = (page: Page) =>
  page.frames()[1]!.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)));
    }
  });

const ONCE = [{ isInert: true, isSpoken: false, isVisible: false, fields: expect.any(Number), isGone: true }];

for (const design of ['current', 'legacy'] as const) {
  test(`${design}: once, unseen, and nothing of it is left or sent`, async ({
    serve,
    sandbox,
    gateway,
    page,
    drawn,
  }) => {
    const host = await serve({ apiUrl: sandbox.url, legacyCountries: design === 'legacy' ? ['in'] : [] });
    const { cashier } = host;
    await host.open({ theme: 'light' });
    await expect(cashier.tile('NEFT')).toBeVisible();
    await expect.poll(drawn).toEqual(ONCE);
    expect((await drawn())[0]!.fields).toBeGreaterThan(0);
    await expect(cashier.view.locator('form')).toHaveCount(0);
    expect(await gateway.deposits()).toEqual([]);

    await cashier.choose('NEFT');
    await expect(cashier.amount).toBeEditable();
    await cashier.back.click();
    await expect(cashier.tile('NEFT')).toBeVisible();
    await idle(page);
    expect(await drawn()).toEqual(ONCE);
  });
}

test('a player who saves data is spared its bytes', async ({ serve, sandbox, page, drawn }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const host = await serve({ apiUrl: sandbox.url });
  await host.open({ theme: 'light' });
  await expect(host.cashier.tile('NEFT')).toBeVisible();
  await host.expectSent('FullLoaded', {});
  await idle(page);
  expect(await drawn()).toEqual([]);
});
