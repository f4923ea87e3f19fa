import type { Locator } from '@playwright/test';
import type { Design, Flow } from '../../../src/contract/primitives';
import type { Cashier } from '../../e2e/kit/cashier';
import type { HostChoices } from '../../e2e/kit/host-page';

/** A page of a plugin, and how a player walks there from the list. */
export interface Step {
  plugin: string;
  step: string;
  /** Default: deposit. */
  flow?: Flow;
  design: Design;
  country: NonNullable<HostChoices['country']>;
  /** What the player has, by currency; a withdrawal needs it. Decimal text, major units. */
  money?: { amount: string; currency: string };
  /** Designs in which it stands for its kind in `npm test`; the rest is walked in the whole run alone. */
  shortRun?: readonly Design[];
  /** Transactions that there are when it is reached. */
  made: 0 | 1;
  walk(cashier: Cashier): Promise<void>;
  /** What stands there, and must stand there again. */
  shown(cashier: Cashier): Locator;
  /** After a reload, where what was typed is gone on purpose and the player is a page before: what stands there. */
  afterReload?: (cashier: Cashier) => Locator;
}

/** As a plugin's `chaos-steps.fixture.ts` exports it in `steps`. */
export interface PluginStep extends Omit<Step, 'plugin' | 'design'> {
  /** Designs in which the player walks the same way. Default: current alone. */
  designs?: readonly Design[];
}

export const BOTH: readonly Design[] = ['current', 'legacy'];

export const title = (cashier: Cashier) => cashier.title;
export const value = (label: string) => (cashier: Cashier) =>
  cashier.view.locator('dl').filter({ hasText: label }).locator('dd').first();
/** The picture of a code. */
export const qr = (cashier: Cashier) => cashier.view.locator('main img[src^="data:image/svg"]').last();

/** The form of a deposit, before anything is typed. `method`: the name of its tile. */
export const form = (country: Step['country'], method: string): PluginStep => ({
  step: 'form',
  country,
  made: 0,
  walk: (cashier) => cashier.choose(method),
  shown: title,
});

/** A form that asks for nothing but the amount, sent. */
export async function submit(cashier: Cashier, method: string, amount: string, button: string): Promise<void> {
  await cashier.choose(method);
  await cashier.amount.fill(amount);
  await cashier.button(button).click();
}
