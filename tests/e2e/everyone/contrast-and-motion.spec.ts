/** What a player has asked the browser for: forced colours, more contrast, less motion, less data, dark pages. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import type { HostPage } from '../kit/host-page';
import { seenControls } from '../kit/seen-controls';
import { expect, test } from '../kit/test';

const DESIGNS = ['current', 'legacy'] as const;
/** Least contrast of a control, by WCAG 1.4.11. */
const EDGE = 3;

const chips = ({ cashier }: HostPage) => cashier.view.locator('main [aria-pressed]');

/** Checks the screens that every player meets: list, form, form with an error. */
async function walk(host: HostPage, check: (screen: string) => Promise<void>): Promise<void> {
  const { cashier } = host;
  await cashier.expectOwnList();
  await check('list');
  await cashier.choose('NEFT');
  await chips(host).first().click();
  await expect(chips(host).first()).toHaveAttribute('aria-pressed', 'true');
  await check('form');
  await cashier.amount.fill('');
  await cashier.payButton.click();
  await expect(cashier.view.getByText('Enter an amount')).toBeVisible();
  await check('form with an error');
}

/** Controls with too little contrast. A control without border and background is judged by its icon or underline. */
async function faintControls(host: HostPage): Promise<string[]> {
  const controls = await seenControls(await host.frame());
  expect(controls.length).toBeGreaterThan(3);
  return controls
    .filter(({ edge, icon }) => (icon ?? edge) < EDGE)
    .map(({ name, edge, icon }) => `${name}: edge ${edge.toFixed(2)}, icon ${icon?.toFixed(2)}`);
}

for (const design of DESIGNS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${design}: forced colours, ${colorScheme}: each control, the focus and what is chosen show`, async ({
      page,
      host,
    }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await host.open({ design });
      await walk(host, async (screen) => expect.soft(await faintControls(host), screen).toEqual([]));

      const { cashier } = host;
      await chips(host).first().click();
      await cashier.payButton.focus();
      await expect(chips(host).first()).toHaveCSS('outline-style', 'solid');
      await expect(chips(host).last()).toHaveCSS('outline-style', 'none');

      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(cashier.payButton).toBeFocused();
      await expect(cashier.payButton).toHaveCSS('outline-style', 'solid');
    });
  }

  for (const theme of ['light', 'dark'] as const) {
    test(`${design}, ${theme}: more contrast: text 7:1, controls 3:1`, async ({ page, host }) => {
      await page.emulateMedia({ contrast: 'more' });
      await host.open({ design, theme });
      await walk(host, async (screen) => {
        expect.soft(await faintControls(host), screen).toEqual([]);
        expect.soft(await weakTexts(page), screen).toEqual([]);
      });
    });
  }
}

async function weakTexts(page: Page): Promise<(string | undefined)[]> {
  const axe = new AxeBuilder({ page }).include('iframe').withRules('color-contrast-enhanced');
  const { violations, passes } = await axe.analyze();
  expect(passes.concat(violations).length).toBeGreaterThan(0);
  const inFrame = violations.flatMap(({ nodes }) => nodes).filter(({ target }) => target.length > 1);
  return inFrame.map(({ html, failureSummary }) => `${html} ${failureSummary}`);
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`motion, ${reducedMotion}`, async ({ page, host }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      for (const type of ['animationstart', 'transitionrun'])
        document.addEventListener(type, ({ target }) => moved.push(`${type} ${(target as Element).tagName}`), true);
    });
    await host.open();
    await walk(host, async () => undefined);
    await host.cashier.back.click();
    await host.cashier.expectOwnList();
    const moved = await (await host.frame()).evaluate(() => (window as unknown as { moved: string[] }).moved);
    if (reducedMotion === 'reduce') expect(moved).toEqual([]);
    // Proves that the listeners notice animations; without this the check above could never fail.
    else expect(moved).not.toEqual([]);
  });
}

for (const isReduced of [true, false]) {
  test(`data, ${isReduced ? 'reduced' : 'as it comes'}`, async ({ page, host }) => {
    // Browsers support `prefers-reduced-data` only behind a flag, so simulate it.
    if (isReduced)
      await page.addInitScript(() => {
        const matchMedia = window.matchMedia.bind(window);
        window.matchMedia = (query) => matchMedia(query.includes('reduced-data') ? 'all' : query);
      });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await host.open({ country: 'de' });
    await host.cashier.expectOwnList();
    await host.expectSent('FullLoaded', {});
    const plugins = readdirSync('plugins').join('|');
    const ahead = () => asked.filter((url) => new RegExp(`/assets/(current-)?(${plugins})-[^/]+\\.js$`).test(url));
    if (!isReduced) return expect.poll(ahead).not.toEqual([]);
    // Wait until the tasks that the list runs when idle are done.
    await (
      await host.frame()
    ).evaluate(async () => {
      for (let turn = 0; turn < 5; turn += 1)
        await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)));
    });
    expect(ahead()).toEqual([]);
    // Without reduced data this form shows a banner (list-facts.spec.ts).
    await host.cashier.choose('PayPal');
    await expect(host.cashier.amount).toBeEditable();
    expect(asked.filter((url) => url.includes('paypal-offer'))).toEqual([]);
  });
}

/** Chrome on Android darkens light pages when the system is dark. */
test('a browser that darkens light pages leaves the cashier and the marks of methods as they are', async ({
  page,
  host,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const open = async () => {
    await host.open({ theme: 'light' });
    await host.cashier.expectOwnList();
    for (const mark of await host.cashier.view.locator('main img').all())
      await expect(mark).toHaveJSProperty('complete', true);
  };
  const shot = async () => {
    const { x, y, width } = (await page.locator('iframe').boundingBox())!;
    return page.screenshot({ clip: { x: x + 20, y: y + 80, width: width - 40, height: 300 } });
  };
  await open();
  // Take the screenshot once the page no longer changes.
  let before = await shot();
  await expect.poll(async () => before.equals((before = await shot()))).toBe(true);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await open();
  await expect.poll(async () => (await shot()).equals(before)).toBe(true);

  // Proves that the override works: a page whose `color-scheme` is `light` without `only` is darkened.
  const html = host.cashier.view.locator('html');
  await html.evaluate((element) => (element.style.colorScheme = 'light'));
  const { x, y } = (await page.locator('iframe').boundingBox())!;
  const clip = { x: x + 20, y: y + 80, width: 300, height: 300 };
  const darkened = await page.screenshot({ clip });
  await html.evaluate((element) => (element.style.colorScheme = ''));
  await expect.poll(async () => (await page.screenshot({ clip })).equals(darkened)).toBe(false);
});
