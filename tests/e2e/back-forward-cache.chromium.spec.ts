/** Back to a page that the browser has kept as it was: it has slept, and knows nothing of what happened meanwhile. */
import { CHROMIUM_FLAGS, findChromium } from '../../machine/chromium';
import type { HostPage } from './kit/host-page';
import { expect, test } from './kit/test';

// Playwright switches the cache off, and knows nothing of the frames of a page that comes back from it.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

interface Seen {
  /** Of the event `pageshow`. */
  persisted?: boolean;
  title?: string;
  text?: string;
}

/** From now on the cashier's frame tells the host page what it shows. */
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

/** Of a page that was made anew instead: why. */
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
  // Later, or the page may be gone before it has answered that it was told.
  await page.evaluate(() => void setTimeout(() => history.back()));

  // Between the two pages there is none to ask.
  const last = async () => (await seenOf(host).catch(() => [])).findLast(({ title }) => title !== undefined)?.title;
  await expect.poll(last).toBe('Deposit received');
  const seen = await seenOf(host);
  expect(seen.map(({ persisted }) => persisted).filter((persisted) => persisted !== undefined)).toEqual([true]);
  // The network was never away, and nobody waits for the next try to connect.
  expect(seen.filter(({ text }) => /No connection|connection failed/.test(text ?? ''))).toEqual([]);
  await host.expectSent('onCreateTransaction', { eventType: 'deposit', eventId: id });
  expect(await gateway.deposit()).toMatchObject({ status: 'processed' });
});
