/** What of a frame is seen, under a keyboard or a browser's toolbar: the pay button and the field with the focus are in it. */
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/host-test';
import { SdkHost, sdkHost } from '../kit/sdk-host';

const KEYBOARD = 338;
const TOOLBAR = 80;
const VIEW = { width: 360, height: 740 };

/** No engine of the tests has a keyboard or a toolbar that comes and goes: the test says what is covered. */
const COVERED = `<script>
  const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: view });
  window.cover = (height) => {
    view.height = innerHeight - height;
    view.dispatchEvent(new Event('resize'));
  };
</script>`;
const ALONE = 'header, footer { display: none }';
const LARGE = `${VIEW.height + TOOLBAR}px`;

/** \`100vh\` is the window without its toolbar, \`100dvh\` with it. */
const places: Record<string, string> = {
  '100dvh': `<style>${ALONE} #cashier { height: 100dvh }</style>`,
  '100vh below a toolbar': `<style>${ALONE} #cashier { height: ${LARGE} }</style>`,
  '100vh below a toolbar, fixed': `<style>${ALONE} #cashier { position: fixed; inset: 0; height: ${LARGE} }</style>`,
  'a dialog': `<style>${ALONE} dialog { width: 100%; max-width: none; height: 100vh; max-height: none; margin: 0; padding: 0; border: 0 }
    #cashier { height: 100% }</style><dialog id="modal"></dialog>
    <script>modal.append(document.getElementById('cashier')); modal.showModal();</script>`,
  'a page that scrolls':
    '<style>header { height: 500px !important } #cashier { height: 640px } footer { height: 2000px !important }</style>',
  'height auto': '<style>header { height: 500px !important } footer { height: 2000px !important }</style>',
};

const cover = (page: Page, height: number) =>
  page.evaluate((it) => (window as unknown as { cover(height: number): void }).cover(it), height);

test.use({ viewport: VIEW });

for (const [name, markup] of Object.entries(places))
  test(name, async ({ site, installed, widgetUrl, page, cashier, token }) => {
    const isAuto = name === 'height auto';
    const host = new SdkHost(page);
    await host.open(await site.page(sdkHost(widgetUrl) + COVERED + markup, { folder: installed }));
    const payload = { token, userId: '42', currency: 'EUR', paymentGeo: 'DE', lang: 'en' };
    await host.mount(payload, isAuto ? { height: 'auto' } : {});
    await cashier.choose('Test card');
    const bottomOf = async (what: 'payButton' | 'amount') => {
      const { y, height } = (await cashier[what].boundingBox())!;
      return y + height;
    };
    const below = async () => Math.max(await bottomOf('payButton'), await bottomOf('amount'));
    // What lies below can be scrolled to, or need not be.
    if (!/scrolls|auto/.test(name)) await expect.poll(below).toBeLessThanOrEqual(VIEW.height);
    await cashier.amount.click();
    // A keyboard comes later than the focus, of which the page hears from another process.
    await expect(page.locator('iframe')).toBeFocused();
    await cover(page, KEYBOARD);
    await expect.poll(below).toBeLessThanOrEqual(VIEW.height - KEYBOARD);
    await expect.poll(async () => (await cashier.amount.boundingBox())!.y).toBeGreaterThanOrEqual(0);
    await cover(page, 0);
    await expect(cashier.amount).toBeFocused();
    await expect(cashier.payButton).toBeInViewport();
    // A field of the page's own, while the frame is out of sight, leaves the cashier as it is.
    if (name !== 'a page that scrolls') return;
    await page.evaluate(() => scrollTo(0, 0));
    const before = await cashier.payButton.boundingBox();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await cover(page, KEYBOARD);
    await expect.poll(() => cashier.payButton.boundingBox()).toEqual(before);
  });
