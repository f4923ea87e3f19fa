/** Losses on a poor connection, once or for good: built files, locale files, the gateway's answers. */
import type { Page } from '@playwright/test';
import { holdApplication } from '../kit/hold-application';
import type { HostPage } from '../kit/host-page';
import { lose, script } from '../kit/lost-files';
import { NativeView } from '../kit/native-view';
import { expect, test } from '../kit/test';

/** Fails requests for the file until the cashier's frame is reloaded. */
async function loseUntilReload(page: Page, file: RegExp) {
  const state = await lose(page, file);
  let loads = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() === page.mainFrame()) return;
    loads += 1;
    if (loads === 2) state.isDown = false;
  });
}

const style = (name: string) => new RegExp(`/assets/${name}-[\\w-]{8}\\.css$`);

/** Runs in the page: storage throws, as in a frame whose host page or browser blocks it. */
function forbidStorage(): void {
  if (window === window.top) return;
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}

/** Styles of the header and the form that a lost style sheet would change. */
async function looksOf(host: HostPage): Promise<unknown> {
  const frame = await host.frame();
  return frame.evaluate(() =>
    [...document.querySelectorAll('header, header *, form, form *')].map((element) => {
      const { display, color, backgroundColor, borderRadius, fontSize, padding } = getComputedStyle(element);
      return [element.tagName, display, color, backgroundColor, borderRadius, fontSize, padding].join(' ');
    }),
  );
}

test.describe('a style sheet that is lost once', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const name of ['first-list', 'renderer', 'current-shell']) {
    test(`${name}: the form looks as ever`, async ({ browser, host }) => {
      await host.openForm('PayPal');
      const looks = await looksOf(host);
      const other = await host.another(browser, { reducedMotion: 'reduce' });
      const state = await lose(other.page, style(name), { times: 1 });
      await other.openForm('PayPal');
      await expect.poll(() => looksOf(other)).toEqual(looks);
      expect(state.asked).toBe(2);
      await other.page.context().close();
    });
  }
});

for (const { design, hasStorage } of [
  { design: 'current', hasStorage: true },
  { design: 'legacy', hasStorage: true },
  { design: 'current', hasStorage: false },
] as const) {
  const name = `${design}${hasStorage ? '' : ', no storage allowed'}`;
  test(`${name}: start-up lacks a file for good: one reload, then an error page with a way on`, async ({
    page,
    host,
  }) => {
    if (!hasStorage) await page.addInitScript(forbidStorage);
    const state = await lose(page, script(`${design}-shell`));
    const { cashier } = host;
    await host.open({ country: 'de', design });
    await expect(cashier.title).toHaveText('Error occurred');
    expect(await host.sent('Loaded')).toHaveLength(2);
    await host.expectSent('onInitError', {});
    // The first list is removed, because without the application its tiles could not open anything.
    await expect(cashier.tiles).toHaveCount(0);
    await expect(page.getByText('The cashier could not start')).toBeVisible();

    state.isDown = false;
    await cashier.button('Refresh').click();
    await cashier.choose('PayPal');
    await expect(page.getByText('The cashier could not start')).toBeHidden();
  });
}

test.describe('the page reloads for a file that is gone for a while', () => {
  const LOST = [
    { what: 'a method', file: 'application', tile: 'PayPal' },
    { what: 'a method', file: 'renderer', tile: 'PayPal' },
    { what: 'a method', file: 'card-redirect', tile: 'PayPal' },
    { what: 'a method in the legacy design', file: 'card-redirect', tile: 'PayPal', design: 'legacy' },
    { what: 'a group', file: 'application', tile: 'Bank cards' },
    { what: 'a payout', file: 'card-redirect', tile: 'Test payout', flow: 'withdrawal' },
  ] as const;
  for (const { what, file, tile, ...choices } of LOST) {
    test(`${file}: ${what} that was tapped opens, once`, async ({ page, host }) => {
      await loseUntilReload(page, script(file));
      const { cashier } = host;
      await host.open({ country: 'de', ...choices });
      await cashier.tile(tile).click();
      await expect.poll(() => host.sent('Loaded')).toHaveLength(2);
      await expect(cashier.title).toHaveText(tile);
      await expect(cashier.firstList).toHaveCount(0);
      expect(await host.sent('onInitError')).toEqual([]);
      await cashier.back.click();
      await cashier.expectOwnList();

      await page.reload();
      await cashier.expectOwnList();
    });
  }

  test('the method of a group: the group is there again', async ({ page, host }) => {
    await loseUntilReload(page, script('card-redirect'));
    const { cashier } = host;
    await host.open({ country: 'de' });
    await cashier.tile('Bank cards').click();
    await cashier.tile('Maestro').click();
    await expect.poll(() => host.sent('Loaded')).toHaveLength(2);
    await expect(cashier.title).toHaveText('Bank cards');
    await cashier.choose('Maestro');
  });

  test('nothing was tapped: the list is there again', async ({ page, host }) => {
    await loseUntilReload(page, script('application'));
    await host.open({ country: 'de' });
    await expect.poll(() => host.sent('Loaded')).toHaveLength(2);
    await host.cashier.expectOwnList();
    expect(await host.sent('onInitError')).toEqual([]);
  });
});

test('offline from the first list on: no reload, and the cashier comes back with the network', async ({
  page,
  host,
}) => {
  const state = await lose(page, script('application'));
  const { cashier } = host;
  await host.open({ country: 'de', lang: 'pt-BR' });
  await expect(cashier.tile('PayPal')).toBeVisible();
  await page.context().setOffline(true);
  await expect(cashier.title).toHaveText('Ocorreu um erro');
  expect(await host.sent('Loaded')).toHaveLength(1);
  state.isDown = false;
  await page.context().setOffline(false);
  await cashier.tile('PayPal').click();
  await expect(cashier.title).toHaveText('PayPal');
});

test('neither application nor messages: buttons that need no words', async ({ page, host }) => {
  await lose(page, script('application'));
  await lose(page, /\/locales\//);
  await host.open({ country: 'de' });
  await expect(host.cashier.button('Refresh')).toHaveText('↻');
  await host.cashier.button('Close').click();
  await host.expectSent('onClose', {});
});

test.describe('the last bytes of the page come late', () => {
  const data = { platform: 'android', currency: 'EUR', paymentGeo: 'DE', lang: 'en-US' };

  test('later than all files: the cashier starts with them', async ({ page, wire, token }) => {
    const release = wire.holdFrom('<div id="root">');
    const view = new NativeView(page);
    const files = ['application', 'renderer', 'current-shell'].map((name) => page.waitForResponse(script(name)));
    const opened = view.open('android', `${wire.url}/`, { ...data, token });
    await Promise.all(files);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await view.types()).toEqual(['Loaded']);
    release();
    await opened;
    await view.cashier.choose('PayPal');
    expect(await view.types()).toEqual(['Loaded', 'FullLoaded']);
  });

  test('later than the methods: the first list is there', async ({ page, wire, token }) => {
    const release = wire.holdFrom('<div id="root">');
    const releaseApplication = await holdApplication(page);
    const view = new NativeView(page);
    const methods = page.waitForResponse(/\/payment-methods\?/);
    const opened = view.open('android', `${wire.url}/`, { ...data, token });
    await methods;
    release();
    await expect(view.cashier.firstList).toContainText('PayPal');
    releaseApplication();
    await opened;
    await view.cashier.choose('PayPal');
  });
});
