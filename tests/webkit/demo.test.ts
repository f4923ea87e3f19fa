/** The cashier without a server in WebKit: each plugin's main flow to its end, from static files below a path. */
import { expect } from 'vitest';
import { serveFolder } from '../e2e/kit/static-site';
import { findJourneys } from '../kit/journeys/find-journeys';
import { endPayment, makePayment } from '../kit/journeys/journey';
import { flowTags } from '../kit/flow-tags';
import { Cashier } from './kit/cashier';
import { handsOn } from './kit/hands';
import { test as base } from './kit/test';
import type { WebDriverPage } from './kit/webdriver-page';

const WAIT = { timeout: 15_000, interval: 50 };

const test = base.extend<{ demo: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of the fixtures that are wanted from it
  demo: async ({}, provide) => {
    const site = await serveFolder('dist-demo', '/some/path/');
    await provide(site.url);
    await site.close();
  },
});

/** By the buttons of the panel beside the cashier. */
const endOn = (page: WebDriverPage) => async (_flow: string, act: 'pays' | 'declines') => {
  await page.leaveFrame();
  const find = `document.querySelector('#gateway-panel').open = true;
    return [...document.querySelectorAll('#payments button')].find(({ ariaLabel, textContent }) => (ariaLabel ?? textContent).startsWith(arguments[0])) ?? null`;
  const name = act === 'pays' ? 'Approve' : 'Decline';
  await expect.poll(() => page.find(find, name), WAIT).toBeTruthy();
  await page.click((await page.find(find, name))!);
  await page.enterFrame();
};

for (const journey of (await findJourneys()).filter(({ isMain }) => isMain)) {
  const { plugin, name, flow, country, currency } = journey;
  const title = [`${plugin}: ${name}, to its end without a server`, ...flowTags(plugin, 'current')].join(' ');
  test(title, async ({ page, demo, token }) => {
    const cashier = new Cashier(page, demo.slice(0, -1));
    await cashier.open({ token, country: country.toLowerCase(), currency, flow });
    const hands = handsOn(cashier, journey, { end: endOn(page) });
    await makePayment(hands, journey);
    await endPayment(hands, journey);
  });
}
