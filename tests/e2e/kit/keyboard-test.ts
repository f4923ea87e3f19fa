/**
 * `test` for flows by keyboard: a cashier in a small frame that starts at its list, and the end that all flows share.
 */
import type { Cashier } from './cashier';
import { Keyboard } from './keyboard';
import { expect, test as base } from './test';

/** Sizes of the cashier's frame, in CSS px. */
export const SIZES = [
  { width: 360, height: 740 },
  { width: 320, height: 568 },
] as const;

interface Start {
  country: string;
  currency: string;
  path?: string;
  query?: string;
}

interface Fixtures {
  size: (typeof SIZES)[number];
  start(start: Start): Promise<{ cashier: Cashier; keys: Keyboard }>;
  /** Ends the deposit while its status is shown, and expects that the result is announced. */
  expectEnd(cashier: Cashier, keys: Keyboard, action: 'approve' | 'decline'): Promise<void>;
}

export const test = base.extend<Fixtures>({
  size: [SIZES[0], { option: true }],
  start: async ({ bareHost, page, token, size }, use) =>
    use(async ({ country, currency, ...where }) => {
      await page.setViewportSize({ width: size.width + 40, height: size.height + 60 });
      await bareHost.open({ ...size, ...where });
      await expect.poll(() => bareHost.types()).toContain('Loaded');
      await bareHost.load({ token, currency, paymentGeo: country, lang: 'en-US' });
      const { cashier } = bareHost;
      const keys = new Keyboard(page, cashier);
      await expect(cashier.tiles.first()).toBeVisible();
      await keys.listen();
      return { cashier, keys };
    }),
  expectEnd: async ({ gateway }, use) =>
    use(async (cashier, keys, action) => {
      await keys.expectScreen(
        'Waiting for payment',
        `- main:
          - status:
            - heading "Waiting for payment" [level=1]
          - term: Method
          - button "Back to methods"`,
      );
      await gateway.act((await gateway.deposit()).id, action);
      const title = action === 'approve' ? 'Deposit received' : 'Payment failed';
      await expect(cashier.title).toHaveText(title);
      await keys.expectTold(title);
      await keys.activate(cashier.button(action === 'approve' ? 'Back to methods' : 'Try another method'), 'Space');
      await keys.expectList();
    }),
});
