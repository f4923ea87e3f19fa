/** A form of whatever fields a test asks for, and what the gateway was sent of them. */
import type { MethodField } from '../../../src/contract/method';
import type { Cashier } from './cashier';
import { sentRequests } from './sent';
import { test as base } from './test';
import { askFor } from './typed-fields';

export { expect } from './test';

const METHOD = { label: 'Test card', name: 'test_card' };

interface Fixtures {
  /** The form of a method that asks for these fields; the amount is filled in. */
  openForm(fields: readonly MethodField[], design?: 'current' | 'legacy'): Promise<Cashier>;
  /** Fields of each create that the gateway was sent. */
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
