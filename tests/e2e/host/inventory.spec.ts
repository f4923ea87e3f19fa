/** What a visit really runs and keeps, against docs/inventory.md: only the browser knows all of it. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test';
import { WithdrawalPage } from '../kit/withdrawal-page';

const inventory = readFileSync('docs/inventory.md', 'utf8');
const keys = [...inventory.matchAll(/^\| `([\w.]+)` .*\| `(?:src|plugins)\//gm)].map(([, key]) => key!);
/** A key that ends in a dot is the beginning of many. */
const nameOf = (key: string) => keys.find((known) => (known.endsWith('.') ? key.startsWith(known) : key === known));

/** The parts of `page` that keep something, with the keys of the session storage. */
async function keptIn(page: Page, origin: string) {
  const frame = page.frames().find((one) => one.url().startsWith(origin))!;
  const kept = await frame.evaluate(async () => ({
    session: Object.keys(sessionStorage),
    others: [
      ...Object.keys(localStorage),
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ],
  }));
  const { cookies } = await page.context().storageState();
  return { ...kept, others: [...kept.others, ...cookies.map(({ name }) => name)] };
}

test('a visit runs our own scripts alone, and keeps what the inventory names in session storage alone', async ({
  host,
  gateway,
  page,
  context,
  sandbox,
}) => {
  const scripts = new Set<string>();
  context.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    if (request.frame().url().startsWith(sandbox.url)) scripts.add(request.url());
  });
  const seen = new Set<string>();
  const look = async (tab: Page) => {
    const { session, others } = await keptIn(tab, sandbox.url);
    expect(others).toEqual([]);
    const own = session.map((key) => key.replace(/^cashier\.of\.[\da-f]*\./, ''));
    expect(own.filter((key) => !nameOf(key))).toEqual([]);
    for (const key of own) seen.add(nameOf(key)!);
  };

  const { cashier } = host;
  await host.open({ country: 'de' });
  await cashier.tile('Cryptocurrency').click();
  await cashier.view
    .getByRole('button', { name: /^Bitcoin/ })
    .first()
    .click();
  await cashier.button('Get the address').click();
  await expect(cashier.button('I have sent it')).toBeVisible();
  await look(page);
  const payout = new WithdrawalPage(host, gateway);
  await payout.open('100');
  await payout.review('Test payout with a code', '25');
  await payout.submit.click();
  await expect(cashier.title).toHaveText('Enter the code');
  await look(page);
  const tab = host.inTab(await context.newPage());
  await (await tab.openForm('Test card')).pay('50');
  await expect(tab.cashier.title).toHaveText('Waiting for payment');
  await look(tab.page);

  expect([...seen]).toEqual(
    expect.arrayContaining(['attempt.', 'cashier.crypto.open', 'confirmation.', 'page.', 'place.', 'wishKey']),
  );
  const isOurs = (url: string) => /^\/(?:assets\/[\w.-]+|opening)\.js$/.test(url.replace(sandbox.url, ''));
  expect([scripts.size > 5, [...scripts].filter((url) => !isOurs(url))]).toEqual([true, []]);
});
