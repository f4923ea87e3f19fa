/** Back to a page that the browser has kept in its back/forward cache: the page was frozen and missed all events. */
import { CHROMIUM_FLAGS, findChromium } from '../../../machine/chromium';
import type { HostPage } from '../kit/host-page';
import { expect, test } from '../kit/test';

// Playwright switches the cache off by default, and does not track the frames of a page restored from it.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

interface Seen {
  /** `persisted` of a `pageshow` event: true when the page was restored from the cache. */
  persisted?: boolean;
  title?: string;
  text?: string;
}

/** From now on the cashier's frame posts to the host page what it shows. */
async function watch({ page, cashier }: HostPage): Promise<void> {
  await page.evaluate(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    window.addEventListener('message', ({ data }: MessageEvent<{ seen?: unknown }>) => {
      if (data.seen) seen.push(data.seen);
    });
  });
  await cashier.view.locator('html').evaluate(({ ownerDocument }) => {
    const { body } = ownerDocument;
    const tell = (seen: Seen) => window.parent.postMessage({ seen }, '*');
    const look = () =>
      tell({ title: body.querySelector('main h1')?.textContent ?? '', text: body.innerText.replace(/\s+/g, ' ') });
    window.addEventListener('pageshow', ({ persisted }) => tell({ persisted }));
    new MutationObserver(look).observe(body, { subtree: true, childList: true, characterData: true });
  });
}

/** What the frame has shown; when the page was loaded anew instead of restored, the browser's reasons for that. */
const seenOf = ({ page }: HostPage): Promise<Seen[]> =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen?: Seen[] };
    const [{ notRestoredReasons } = {}] = performance.getEntriesByType('navigation') as {
      notRestoredReasons?: unknown;
    }[];
    return seen ?? [{ title: `made anew: ${JSON.stringify(notRestoredReasons)}` }];
  });

test('a payment that was paid while the page slept is shown as paid, at once', async ({
  host,
  page,
  sandbox,
  gateway,
}) => {
  const cashier = await host.openForm('Test transfer to a card');
  await cashier.amount.fill('50');
  await cashier.button('Get card details').click();
  await expect(cashier.title).toHaveText('Transfer to this card');
  await watch(host);
  const { id } = await gateway.deposit();

  const elsewhere = new URL('/sandbox/health', sandbox.url);
  elsewhere.hostname = '127.0.0.1';
  await page.goto(elsewhere.href);
  await gateway.act(id, 'approve');
  // In a timer, because `evaluate` would fail if the page was gone before it returned.
  await page.evaluate(() => void setTimeout(() => history.back()));

  // Reading fails while the browser changes from one page to the other.
  const last = async () => (await seenOf(host).catch(() => [])).findLast(({ title }) => title !== undefined)?.title;
  await expect.poll(last).toBe('Deposit received');
  const seen = await seenOf(host);
  expect(seen.map(({ persisted }) => persisted).filter((persisted) => persisted !== undefined)).toEqual([true]);
  // No connection error is shown, because the network was never away and the page reconnects at once.
  expect(seen.filter(({ text }) => /No connection|connection failed/.test(text ?? ''))).toEqual([]);
  await host.expectSent('onCreateTransaction', { eventType: 'deposit', eventId: id });
  expect(await gateway.deposit()).toMatchObject({ status: 'processed' });
});

test('a page that sleeps while another tab of the player talks is not made anew', async ({ host, page, sandbox }) => {
  await host.openForm('Test card');
  await watch(host);

  const elsewhere = new URL('/sandbox/health', sandbox.url);
  elsewhere.hostname = '127.0.0.1';
  await page.goto(elsewhere.href);
  const other = host.inTab(await page.context().newPage());
  await other.openForm('Test card');
  await page.bringToFront();
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect
    .poll(async () => (await seenOf(host).catch(() => [])).map(({ persisted, title }) => persisted ?? title))
    .toContain(true);
});
