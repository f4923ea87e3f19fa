/** Performs the steps of tests/kit/flows.ts with Playwright. */
import { expect } from '@playwright/test';
import type { Hands } from '../../kit/flows';
import type { Cashier } from './cashier';

export function handsOn(cashier: Cashier): Hands {
  const list = (name: string) => cashier.view.getByRole('combobox', { name, exact: true });
  return {
    tap: (tile) => cashier.tile(tile).click(),
    choose: (method) => cashier.choose(method),
    press: (name) => cashier.view.getByRole('button', { name, exact: true }).click(),
    async write(name, text) {
      await cashier.field(name).clear();
      await cashier.field(name).pressSequentially(text);
    },
    async pick(name, text) {
      await list(name).fill(text);
      await list(name).press('Enter');
    },
    select: async (name, option) => void (await list(name).selectOption(option)),
    sees: (title) => expect(cashier.title).toHaveText(title),
  };
}
