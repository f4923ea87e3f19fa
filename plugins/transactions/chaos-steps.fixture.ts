import { expect } from '@playwright/test';
import { submit, type PluginStep } from '../../tests/chaos/kit/step';

export const steps: readonly PluginStep[] = [
  {
    step: 'history',
    country: 'de',
    made: 1,
    async walk(cashier) {
      await submit(cashier, 'Test card', '50', 'Continue to payment');
      await cashier.button('Back to methods').click();
      await cashier.button('Transactions').click();
      await expect(cashier.title).toHaveText('Transactions');
    },
    shown: (cashier) => cashier.view.locator('main').getByRole('listitem'),
  },
];
