/** `test` for a form with given fields, and for what it sends to the gateway. */
import type { MethodField } from '../../../src/contract/method';
import type { Cashier } from './cashier';
import { sentRequests } from './sent';
import { test as base } from './test';
import { askFor } from './typed-fields';

export { expect } from './test';

const METHOD = { label: 'Test card', name: 'test_card' };

interface Fixtures {
  /** Opens the form of a method with these fields, and fills in the amount. */
  openForm(fields: readonly MethodField[], design?: 'current' | 'legacy'): Promise<Cashier>;
  /** The fields of each create that was sent to the gateway. */
  sent: Record<string, unknown>[];
}

export const test = base.extend<Fixtures>({
  openForm: async ({ host, page }, use) => {
    await use(async (fields, design = 'current') => {
      await askFor(page, METHOD.name, fields);
      const cashier = await host.openForm(METHOD.label, { design });
      await cashier.amount.fill('50');
      return cashier;
    });
  },
  sent: async ({ page }, use) => use(sentRequests(page, 'BANKING:deposit-create')),
});
