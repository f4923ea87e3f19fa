/** `test` with a small cashier, and the flows that each kind of small window is tested with. */
import type { Locator } from '@playwright/test';
import { openForm, submitForm, submitOf } from '../../kit/journeys/journey';
import type { Cashier } from './cashier';
import { buttonOf, findPayable, handsOn } from './playwright-hands';
import { expect, test as base } from './test';
import { IBAN } from './withdrawal-page';

interface Start {
  country: string;
  currency: string;
  path?: string;
  query?: string;
}

interface Fixtures {
  /** Size of the cashier's frame, in CSS px. */
  size: { width: number; height: number };
  start(start: Start): Promise<Cashier>;
}

export const test = base.extend<Fixtures>({
  size: [{ width: 360, height: 740 }, { option: true }],
  start: async ({ bareHost, token, size }, use) =>
    use(async ({ country, currency, ...where }) => {
      await bareHost.open({ ...size, ...where });
      await expect.poll(() => bareHost.types()).toContain('Loaded');
      await bareHost.load({ token, currency, paymentGeo: country, lang: 'en-US' });
      await expect(bareHost.cashier.tiles.first()).toBeVisible();
      // Wait for the application's list: tiles of the first list are replaced and can't be measured or scrolled to reliably.
      await expect(bareHost.cashier.firstList).toHaveCount(0);
      return bareHost.cashier;
    }),
});

/** Called on each screen of the flow, with the screen's main control. */
type Look = (cashier: Cashier, main: Locator) => Promise<void>;

const payable = await findPayable();

/** `walk`: the test with fixtures of its own. */
export function testWalks(look: Look, walk = test): void {
  for (const design of ['current', 'legacy'] as const) {
    const query = design === 'legacy' ? 'design=legacy' : '';

    walk(`${design}: a withdrawal, its review and its code`, async ({ start, gateway }) => {
      await gateway.giveMoney('100', 'EUR');
      const cashier = await start({ country: 'DE', currency: 'EUR', path: '/withdrawal', query });
      await cashier.tile('Test payout with a code').click();
      await look(cashier, cashier.button('Continue'));
      await cashier.amount.fill('25');
      await cashier.field('IBAN').pressSequentially(IBAN);
      await cashier.button('Continue').click();
      await look(cashier, cashier.button('Withdraw'));
      await cashier.button('Withdraw').click();
      await look(cashier, cashier.button('Confirm'));
    });

    walk(`${design}: every field, empty and wrong`, async ({ start }) => {
      const cashier = await start({ country: 'DE', currency: 'EUR', query });
      await cashier.tile('Test card every field').click();
      await look(cashier, cashier.payButton);
      await cashier.payButton.click();
      await expect(cashier.field('Card number')).toHaveAttribute('aria-invalid', 'true');
      await look(cashier, cashier.payButton);
    });
  }

  for (const journey of payable) {
    walk(`current: ${journey.name}`, async ({ start, gateway }) => {
      const cashier = await start({ country: journey.country, currency: journey.currency });
      const hands = handsOn(cashier, journey, gateway);
      await openForm(hands, journey);
      await look(cashier, buttonOf(cashier, journey, submitOf(journey)));
      await journey.fill?.(hands, 'current');
      await submitForm(hands, journey);
      await look(cashier, buttonOf(cashier, journey, journey.next));
    });
  }
}
