/** Extensions, translators and optimisers change the painted list before React has come: the page works all the same. */
import type { Frame, JSHandle, Page } from '@playwright/test';
import { holdApplication } from '../kit/hold-application';
import { expect, test } from '../kit/test';

/** Changes by their name, each of the node that is found by a CSS selector or by the text of a comment. */
const CHANGES = {
  'div before': (node: ChildNode) => node.before(document.createElement('div')),
  'div after': (node: ChildNode) => node.after(document.createElement('div')),
  'div first in': (node: ChildNode) => (node as Element).prepend(document.createElement('div')),
  'div last in': (node: ChildNode) => (node as Element).append(document.createElement('div')),
  'text before': (node: ChildNode) => node.before('Found by a helper'),
  'text after': (node: ChildNode) => node.after('Found by a helper'),
  'space first in': (node: ChildNode) => (node as Element).prepend('\n  '),
  'comment before': (node: ChildNode) => node.before(document.createComment('helper')),
  'comment first in': (node: ChildNode) => (node as Element).prepend(document.createComment('helper')),
  'other text in': (node: ChildNode) => (node.textContent += '!'),
  'text split in': (node: ChildNode) => (node.firstChild as Text).splitText(2),
  'text wrapped in': (node: ChildNode) => {
    const font = document.createElement('font');
    font.append(...node.childNodes);
    (node as Element).append(font);
  },
  removed: (node: ChildNode) => node.remove(),
  'emptied:': (node: ChildNode) => (node as Element).replaceChildren(),
  'wrapped:': (node: ChildNode) => {
    const div = document.createElement('div');
    node.before(div);
    div.append(node);
  },
  'written anew:': (node: ChildNode) => node.replaceWith(node.cloneNode(true)),
  'attributes of': (node: ChildNode) => {
    (node as Element).setAttribute('data-helper', '1');
    (node as Element).className += ' helped';
    (node as HTMLElement).style.outline = '1px solid red';
  },
};
type Change = keyof typeof CHANGES;
type Shape = [change: Change, where: string];

const label = 'main li button > span:nth-child(2)';
const SHAPES: Record<string, Shape[]> = {
  'an element in a gap': [
    // From the root to a tile.
    ...[
      '#root',
      '#root > div',
      'header',
      'header h1',
      'main',
      'main > div',
      'main > div > div',
      'main ul',
      'main li',
    ].map((where): Shape => ['div first in', where]),
    ...['#root', '#root > div', 'main', 'main > div > div', 'main ul', 'main li button'].map((where): Shape => [
      'div last in',
      where,
    ]),
    ['div before', '&'],
    ['div after', '&'],
    ['div before', '/&'],
    ['div after', '/&'],
  ],
  'a text or a comment in a gap': [
    ...['main', 'main > div', 'main ul'].map((where): Shape => ['space first in', where]),
    ['text before', '&'],
    ['text after', '&'],
    ['text before', '/&'],
    ['text after', '/&'],
    ['comment before', '&'],
    ...['#root', 'main', 'main li'].map((where): Shape => ['comment first in', where]),
    ['other text in', label],
    ['text split in', label],
    ['text split in', 'header h1'],
    ['text wrapped in', label],
  ],
  'something is taken away or moved': [
    ...['&', '/&', '#root > div', 'header', 'main', 'main > div', 'main ul', 'main li', 'main li img', label].map(
      (where): Shape => ['removed', where],
    ),
    ['emptied:', '#root'],
    ['emptied:', label],
    ['wrapped:', 'main'],
    ['wrapped:', 'main ul'],
    ['wrapped:', '#root > div'],
    ['written anew:', '#root'],
    ['written anew:', 'main'],
  ],
};

/** Every page is sampled, none recorded. */
const monitoring = {
  dsn: 'https://key@monitoring.example/1',
  environment: 'test',
  sessionSampleRate: 1,
  replaySampleRate: 0,
};

/** Long for a page that works, on a machine that does other things, too; a page that spins never gets there. */
const SOON = { timeout: 5000 };

for (const [name, shapes] of Object.entries(SHAPES)) {
  test(`${name} before React comes: the page works, and monitoring hears of it once`, async ({
    serve,
    sandbox,
    page,
  }) => {
    test.setTimeout(240_000);
    const host = await serve({ apiUrl: sandbox.url, monitoring });
    const { cashier } = host;
    for (const [change, where] of shapes) {
      await test.step(`${change} ${where}`, async () => {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        const reports = await reportsOf(page);
        const release = await holdApplication(page);
        await host.open({ country: 'de' });
        await expect(cashier.tile('PayPal')).toBeVisible();
        await changeIn(await host.frame(), change, where);
        release();
        await expect(cashier.firstList).toHaveCount(0, SOON);
        await cashier.tile('PayPal').click(SOON);
        await expect(cashier.amount).toBeVisible(SOON);
        await expect.poll(() => reports).toHaveLength(1);
        await cashier.back.click();
        await expect(cashier.tile('PayPal')).toBeEnabled(SOON);
        expect(reports).toHaveLength(1);
      });
    }
  });
}

test('attributes that are added before React comes: the very elements stay', async ({ host, page }) => {
  const release = await holdApplication(page);
  await host.open({ country: 'de' });
  await expect(host.cashier.tile('PayPal')).toBeVisible();
  const frame = await host.frame();
  for (const where of ['#root > div', 'main', 'main ul', 'main li', 'main li button', 'main input'])
    await changeIn(frame, 'attributes of', where);
  release();
  await expect(host.cashier.firstList).toHaveCount(0);
  await host.cashier.tile('PayPal').click(SOON);
  await host.cashier.back.click();
  expect(await frame.locator('main li[data-helper]').count()).toBe(1);
});

/** The messages of the errors that monitoring hears of. */
async function reportsOf(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.route('https://monitoring.example/**', async (route) => {
    for (const line of (route.request().postData() ?? '').split('\n')) {
      const message = /"exception":.*?"value":"([^"]*)"/.exec(line)?.[1];
      if (message) reports.push(message);
    }
    await route.fulfill({ status: 200, body: '{}', headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return reports;
}

async function changeIn(frame: Frame, change: Change, where: string): Promise<void> {
  const nodes = await frame.evaluateHandle((wanted) => {
    if (!/^\/?&$/.test(wanted)) return document.querySelector(wanted)!;
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode()) if (comments.currentNode.nodeValue === wanted) return comments.currentNode as Comment;
    throw new Error(`no comment ${wanted}`);
  }, where);
  await (nodes as JSHandle<ChildNode>).evaluate(CHANGES[change] as (node: ChildNode) => unknown);
}
