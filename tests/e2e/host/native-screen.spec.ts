/** Notch, home bar and keyboard of a phone cover parts of the page: the button stays visible and can be tapped. */
import type { Page } from '@playwright/test';
import { NativeView } from '../kit/native-view';
import { expect, test as base } from '../kit/test';

const SCREEN = { width: 390, height: 760 };
const INSETS = { top: 47, bottom: 34, left: 0, right: 0 };
/** CSS px of the page that iOS leaves above its keyboard. */
const ABOVE_KEYBOARD = 420;

interface Fixtures {
  open(design?: 'current' | 'legacy'): Promise<NativeView>;
}

const test = base.extend<Fixtures>({
  open: async ({ page, sandbox, token }, use) =>
    use(async (design = 'current') => {
      const view = new NativeView(page);
      const data = { token, platform: 'ios', currency: 'EUR', paymentGeo: 'DE', lang: 'en-US' };
      await view.open('ios', `${sandbox.url}/?design=${design}#/deposit`, data);
      return view;
    }),
});

test.use({ viewport: SCREEN, hasTouch: true, isMobile: true });

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;

for (const design of ['current', 'legacy'] as const) {
  test(`${design}: nothing to tap is under the notch or the home bar`, async ({ open, page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send(
      'Emulation.setSafeAreaInsetsOverride' as 'Emulation.setTouchEmulationEnabled',
      {
        insets: INSETS,
      } as never,
    );
    const { cashier } = await open(design);
    // Poll, because the application's header is just replacing that of the first list.
    const top = async () => (await cashier.close.boundingBox())?.y ?? 0;
    await expect.poll(top).toBeGreaterThanOrEqual(INSETS.top);
    await cashier.choose('PayPal');
    const pay = (await cashier.payButton.boundingBox())!;
    expect(pay.y + pay.height).toBeLessThanOrEqual(SCREEN.height - INSETS.bottom);
  });

  test(`${design}: the button stands above the keyboard, and the page is whole again after it`, async ({
    open,
    page,
  }) => {
    await page.addInitScript(fakeVisualViewport);
    const { cashier } = await open(design);
    await cashier.choose('PayPal');
    await cashier.amount.tap();
    await page.evaluate(
      (height) => window.dispatchEvent(new CustomEvent('fake-keyboard', { detail: height })),
      ABOVE_KEYBOARD,
    );
    const bottom = async () => {
      const { y, height } = (await cashier.payButton.boundingBox())!;
      return y + height;
    };
    await expect.poll(bottom).toBeLessThanOrEqual(ABOVE_KEYBOARD);
    const amount = (await cashier.amount.boundingBox())!;
    expect(amount.y).toBeGreaterThanOrEqual(0);
    expect(amount.y + amount.height).toBeLessThanOrEqual(ABOVE_KEYBOARD);
    await page.evaluate(
      (height) => window.dispatchEvent(new CustomEvent('fake-keyboard', { detail: height })),
      SCREEN.height,
    );
    await expect.poll(async () => (await boxOf(page, '#root > div')).height).toBe(SCREEN.height);
  });
}

test('a number pad for amounts and numbers, and what the phone knows is offered', async ({ open, page }) => {
  const { cashier } = await open();
  await cashier.choose('Test card every field');
  await expect(cashier.amount).toHaveAttribute('inputmode', 'decimal');
  for (const [label, inputMode, autoComplete] of [
    ['Card number', 'numeric', 'cc-number'],
    ['Expiry date', 'numeric', 'cc-exp'],
    ['Name on the card', 'text', 'cc-name'],
    ['Phone', 'tel', 'tel'],
    ['Security code', 'numeric', 'cc-csc'],
  ] as const) {
    const field = cashier.field(label);
    await expect.soft(field, label).toHaveAttribute('inputmode', inputMode);
    await expect.soft(field, label).toHaveAttribute('autocomplete', autoComplete);
  }
  await expect(cashier.field('BIC')).toHaveAttribute('autocapitalize', 'characters');
  // iOS zooms in on a focused field whose text is smaller than 16 px.
  for (const field of await page.getByRole('textbox').all()) {
    expect(parseFloat(await field.evaluate((element) => getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(
      16,
    );
  }
});

/** Runs in the page: a visual viewport whose height a test sets. */
function fakeVisualViewport(): void {
  const visible = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1, offsetTop: 0 });
  Object.defineProperty(window, 'visualViewport', { value: visible });
  window.addEventListener('fake-keyboard', (event) => {
    visible.height = (event as CustomEvent<number>).detail;
    visible.dispatchEvent(new Event('resize'));
  });
}

test('a quick amount stands on one line, though an app shows larger text', async ({ open, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { cashier } = await open();
  await cashier.choose('PayPal');
  const lines = await cashier.button('€10,000').evaluate((button) => {
    const text = document.createRange();
    text.selectNodeContents(button);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
});
