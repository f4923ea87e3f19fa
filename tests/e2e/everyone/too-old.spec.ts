/** A browser older than the target: the page says so, and reports it to the host. `test:old-chromium` uses a real one. */
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/host-test';

const WORDS = 'Este navegador é muito antigo';

const sdkPage = (widgetUrl: string) => `<!doctype html>
<title>A brand</title>
<div id="cashier" style="height: 600px"></div>
<script src="/host-sdk.iife.js"></script>
<script>
  var heard = [];
  var options = { widgetUrl: '${widgetUrl}?lang=pt-BR', payload: { currency: 'EUR' }, onProblem: console.error };
  var cashier = Cashier.mountCashier(document.getElementById('cashier'), options);
  ['onInitError', 'onClose'].forEach(function (name) {
    cashier.on(name, function () {
      heard.push(name);
    });
  });
</script>`;

/** Makes the browser deny support of `color-mix`, as an old one does. */
const asIfOld = (page: Page) =>
  page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS) as (...question: string[]) => boolean;
    CSS.supports = (...question: string[]) => !question.join().includes('color-mix') && supports(...question);
  });

test('one that lacks what the first script is made of', { tag: '@too-old' }, async ({ page, bareHost, complaints }) => {
  await asIfOld(page);
  await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
  await bareHost.open({ query: 'lang=pt-BR' });
  await expect.poll(() => bareHost.types()).toEqual(['onInitError']);
  // Read the text directly: Playwright's visibility checks use functions that such a browser lacks.
  expect(await page.frames()[1]?.evaluate(() => document.body.textContent)).toContain(WORDS);
  // The only error is the browser's about the first script.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('hasOwn')]);
});

test(
  "the brand's page still runs, and Close tells it",
  { tag: '@too-old' },
  async ({ page, site, widgetUrl, complaints }) => {
    await asIfOld(page);
    await page.addInitScript(() => {
      Reflect.deleteProperty(Object, 'hasOwn');
      Reflect.deleteProperty(window, 'reportError');
    });
    await page.goto(await site.page(sdkPage(widgetUrl), { folder: 'dist' }));
    await expect.poll(() => page.evaluate('heard.join()')).toBe('onInitError');
    const frame = page.frames()[1];
    expect(await frame?.evaluate(() => document.body.textContent)).toContain(WORDS);
    await frame?.evaluate(() => document.querySelector('button')?.click());
    await expect.poll(() => page.evaluate('heard.join()')).toBe('onInitError,onClose');
    // The only error is that of the cashier's first script; the brand's page has none.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('is not a function')]);
  },
);

test('one without a host has nothing to close', async ({ page, widgetUrl }) => {
  await page.goto(`${widgetUrl}too-old.html?lang=pt`);
  await expect(page.getByText(WORDS)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('one that can not read a file that comes later', async ({ page, host }) => {
  await asIfOld(page);
  await page.route(/\/assets\/application-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'a syntax of tomorrow' }),
  );
  await host.open({ country: 'br', lang: 'pt-BR' });
  await expect(host.cashier.alert).toContainText(WORDS);
});
