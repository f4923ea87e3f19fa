/** Browsers that are older than the target: the page says so, and the host is told. `test:old-chromium` asks a real one, too. */
import type { Page } from '@playwright/test';
import { expect, test } from './kit/test';

const WORDS = 'Este navegador é muito antigo';

/** Today's browser answers as an old one does. */
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
  // Playwright's own questions for what is visible are younger than such a browser.
  expect(await page.frames()[1]?.evaluate(() => document.body.textContent)).toContain(WORDS);
  // Of the first script, in the browser's words.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('hasOwn')]);
});

test('one that can not read a file that comes later', async ({ page, host }) => {
  await asIfOld(page);
  await page.route(/\/assets\/application-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'a syntax of tomorrow' }),
  );
  await host.open({ country: 'br', lang: 'pt-BR' });
  await expect(host.cashier.alert).toContainText(WORDS);
});
