/** `height: "auto"`: the frame is as high as the cashier's page, which does not scroll inside. */
import type { CashierOptions } from '../../../src/host-sdk/types';
import { expect, test as base } from '../kit/host-test';
import { AcquirerPage } from '../kit/acquirer-page';
import { Channel } from '../kit/channel';
import { SdkHost, sdkHost } from '../kit/sdk-host';

interface Fixtures {
  /** Mounts the cashier in a page with `more` in it. */
  mounted(more: string, options: Partial<CashierOptions>): Promise<SdkHost>;
}

const test = base.extend<Fixtures>({
  mounted: async ({ site, installed, widgetUrl, page, token }, use) =>
    use(async (more, options) => {
      const host = new SdkHost(page);
      await host.open(await site.page(sdkHost(widgetUrl) + more, { folder: installed }));
      await host.mount({ token, userId: '42', currency: 'EUR', paymentGeo: 'DE', lang: 'en' }, options);
      return host;
    }),
});

const AUTO = { height: 'auto' } as const;
const LONG = '<article style="height: 4000px">Where a brand goes on</article>';

const WIDTHS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

for (const viewport of WIDTHS) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('list, form and status page: nothing scrolls inside, and the frame follows calmly', async ({
      mounted,
      page,
      cashier,
    }) => {
      const host = await mounted('', AUTO);
      await cashier.expectOwnList();

      const frame = page.frames()[1]!;
      const hidden = () =>
        frame.evaluate(() => {
          const scrollers = [document.documentElement, ...document.querySelectorAll('#root *')];
          const isScroller = (it: Element) =>
            it === document.documentElement || getComputedStyle(it).overflowY === 'auto';
          return scrollers
            .filter((it) => isScroller(it) && it.scrollHeight > it.clientHeight + 1)
            .map((it) => `${it.tagName} ${it.scrollHeight - it.clientHeight}`);
        });
      const height = async () => (await page.locator('iframe').boundingBox())!.height;
      const told = async () =>
        (await host.heard()).flatMap((one) => (one.messageType === 'onResize' ? [one.height] : []));
      /** Expects that the whole page is in the frame, and that the frame has the height of the last `onResize`. */
      const expectFit = async () => {
        await expect.poll(hidden).toEqual([]);
        await expect.poll(async () => (await told()).at(-1) === (await height())).toBe(true);
      };

      await expectFit();
      const list = await height();
      expect(list).toBeGreaterThan(480);

      // A slow tap: the form is rendered while the finger is on the tile.
      await cashier.tile('Test card').click({ delay: 300 });
      await expect(cashier.amount).toBeVisible();
      await expectFit();
      await expect.poll(height).toBeLessThan(list);
      const form = await height();
      expect(form).toBeGreaterThanOrEqual(420);
      // An error makes the form higher immediately.
      await cashier.amount.fill('');
      await cashier.payButton.click();
      await expectFit();

      const acquirer = new AcquirerPage(await cashier.pay('50'));
      await acquirer.choose('Approve');
      await expect(cashier.title).toHaveText('Deposit received');
      await acquirer.page.close();
      await expectFit();
      expect(await height()).toBeGreaterThanOrEqual(420);

      // The height is sent once or twice per page, and not again and again.
      const count = (await told()).length;
      expect(count).toBeLessThan(16);
      expect(await host.problems()).toEqual([]);
      await cashier.button('Back to methods').click();
      await cashier.expectOwnList();
      await expectFit();
      // The list now also has a tile that repeats the same deposit.
      await expect.poll(height).toBeGreaterThan(list);
    });
  });
}

test('in a long page, what the player should see is in sight: a form, a dialog, the tile that was left', async ({
  mounted,
  page,
  cashier,
  gateway,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await gateway.giveMoney('1000', 'EUR');
  await gateway.withdraw(...Array.from({ length: 12 }, (_, index) => 10 + index));
  const channel = new Channel();
  await channel.listen(page);
  await mounted(LONG, AUTO);
  await cashier.expectOwnList();
  // The host page is not scrolled at the start.
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const tile = cashier.tile('Test card instruction');
  await tile.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(740);
  await tile.click();
  await expect(cashier.payButton).toBeInViewport();
  await expect(cashier.title).toBeInViewport();
  await cashier.back.click();
  await expect(tile).toBeInViewport();

  await page.evaluate(() => scrollTo(0, 0));
  await cashier.button('Transactions').click();
  const takeBack = cashier.view.getByRole('button', { name: /^Cancel: / });
  for (const row of [takeBack.first(), takeBack.last()]) {
    await row.click();
    const dialog = cashier.view.getByRole('dialog', { name: 'Cancel this withdrawal?' });
    await expect(dialog).toBeInViewport({ ratio: 1 });
    await expect(dialog).toHaveCSS('opacity', '1');
    await dialog.getByRole('button').first().press('Escape');
    await expect(dialog).toBeHidden();
  }
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(740);

  // A notice must be in view, too, though it is normally at the top of the frame.
  await page.context().setOffline(true);
  await channel.cut();
  await expect(cashier.view.getByText('Network connection failed')).toBeInViewport({ ratio: 1 });
});

test('a payment that ends does not call back a player who reads on below', async ({ mounted, page, cashier }) => {
  const host = await mounted(LONG, AUTO);
  await cashier.choose('Test card');
  const acquirer = new AcquirerPage(await cashier.pay('50'));
  await expect(cashier.title).toHaveText('Waiting for payment');
  await page.evaluate(() => scrollTo(0, 2500));
  await acquirer.choose('Approve');
  await expect
    .poll(async () =>
      (await host.heard()).some((it) => it.messageType === 'onTransactionStatus' && it.status === 'processed'),
    )
    .toBe(true);
  await expect(cashier.title).toHaveText('Deposit received');
  expect(await page.evaluate(() => scrollY)).toBe(2500);
});

test('without the option nothing is reported, and the frame fills its container', async ({
  mounted,
  page,
  cashier,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const host = await mounted('<style>#cashier { height: 600px }</style>', {});
  await cashier.choose('Test card');
  expect((await page.locator('iframe').boundingBox())?.height).toBe(600);
  expect((await host.heard()).map(({ messageType }) => messageType)).not.toContain('onResize');
  expect(asked.filter((url) => url.includes('follow-height'))).toEqual([]);
});

/** The frame is as high as the window, and a test says how much of it a keyboard covers. */
const UNDER_A_KEYBOARD = `<style>#cashier { height: 100dvh } header, footer { display: none }</style>
<script>
  const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: view });
  window.cover = (height) => {
    view.height = innerHeight - height;
    view.dispatchEvent(new Event('resize'));
  };
</script>`;
const KEYBOARD = 338;

for (const design of ['current', 'legacy'])
  test(`the ${design} design ends above a keyboard`, async ({ mounted, widgetUrl, page, cashier }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await mounted(UNDER_A_KEYBOARD, { widgetUrl: `${widgetUrl}?design=${design}` });
    await cashier.choose('Test card');
    await cashier.amount.focus();
    const bottom = async () => {
      const { y, height } = (await cashier.payButton.boundingBox())!;
      return y + height;
    };
    const cover = (height: number) =>
      page.evaluate((it) => (window as unknown as { cover(height: number): void }).cover(it), height);
    const before = await bottom();
    await cover(KEYBOARD);
    await expect.poll(bottom).toBeLessThanOrEqual(740 - KEYBOARD);
    await expect(cashier.amount).toBeInViewport();
    await cover(0);
    await expect.poll(bottom).toBe(before);
  });
