/** Host pages, frames and browsers in which the provider's page has to be reached in one way or another. */
import type { BrowserContext, Page } from '@playwright/test';
import { Cashier } from './cashier';
import { expect, test as base } from './host-test';
import { placePage, type Place } from './place-page';

interface PlaceFixtures {
  /** Opens the place; returns the cashier in it. */
  goTo(place: Place, flow?: 'deposit' | 'withdrawal'): Promise<Cashier>;
}

export const test = base.extend<PlaceFixtures>({
  goTo: ({ page: at, context, site, installed, widgetUrl, token }, use) =>
    use(async (place, flow = 'deposit') => {
      if (place.open) await answerOpen(at, place.open, new URL(widgetUrl).origin);
      if (place.providerPolicy) await cutOpeners(context, place.providerPolicy);
      if (place.displayMode) {
        const session = await context.newCDPSession(at);
        const features = [{ name: 'display-mode', value: place.displayMode }];
        await session.send('Emulation.setEmulatedMedia', { features });
      }
      const payload = { token, userId: token, currency: 'EUR', paymentGeo: 'DE', lang: 'en' };
      const html = placePage({ sdk: '/node_modules/cashier-host-sdk/index.js', widgetUrl, payload, place, flow });
      await at.goto(await site.page(html, { folder: installed, headers: place.headers ?? {} }));
      return new Cashier(at.frameLocator('#cashier iframe'), at);
    }),
});
export { expect, type Place };

/** What the host was told, without the steps of the visit. */
export const heardOf = (at: Page) =>
  at.evaluate(() =>
    (window as unknown as { heard: { messageType: string; status?: string }[] }).heard.flatMap(
      ({ messageType, status }) =>
        /^on(Create|Transaction)/.test(messageType) ? [[messageType, status].filter(Boolean).join(' ')] : [],
    ),
  );

/** By which rungs the provider's page was opened. */
export const rungsOf = (at: Page) =>
  at.evaluate(() =>
    (window as unknown as { heard: { name?: string; params?: { rung?: string } }[] }).heard.flatMap(
      ({ name, params }) => (name === 'redirect_opened' ? [params?.rung] : []),
    ),
  );

export const problemsOf = (at: Page) => at.evaluate(() => (window as unknown as { problems: string[] }).problems);

async function answerOpen(at: Page, answer: NonNullable<Place['open']>, origin: string): Promise<void> {
  await at.addInitScript(
    ([kind, own]) => {
      if (location.origin !== own) return;
      window.open = (url) => {
        if (kind === 'throws') throw new Error('not in this app');
        if (kind === 'navigates') location.assign(String(url));
        if (kind === 'closed') return { closed: true, location, close() {} } as never;
        if (kind === 'without location') return { closed: false, close() {} } as never;
        return null;
      };
    },
    [answer, origin] as const,
  );
}

async function cutOpeners(context: BrowserContext, from: 'first' | 'second'): Promise<void> {
  const pages = from === 'first' ? '**/acquirer/**' : '**/acquirer/*/result*';
  await context.route(pages, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const headers = { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' };
    await route.fulfill({ response, headers });
  });
}
