import type { Locator } from '@playwright/test';
import type { Flow } from '../../../src/contract/primitives';
import type { Cashier } from '../../e2e/kit/cashier';
import type { HostChoices } from '../../e2e/kit/host-page';

/** A page of a plugin, and how a player walks there from the list. */
export interface Step {
  plugin: string;
  step: string;
  /** Default: deposit. */
  flow?: Flow;
  /** Default: current. */
  design?: NonNullable<HostChoices['design']>;
  country: NonNullable<HostChoices['country']>;
  /** What the player has, by currency; a withdrawal needs it. Decimal text, major units. */
  money?: { amount: string; currency: string };
  /** Transactions that there are when it is reached. */
  made: 0 | 1;
  walk(cashier: Cashier): Promise<void>;
  /** What stands there, and must stand there again. */
  shown(cashier: Cashier): Locator;
  /** After a reload, where what was typed is gone on purpose and the player is a page before: what stands there. */
  afterReload?: (cashier: Cashier) => Locator;
}

/** The same page of the legacy design: its words are the same, too. */
export const inLegacy = (step: Step): Step => ({ ...step, design: 'legacy' });

export const title = (cashier: Cashier) => cashier.title;
export const value = (label: string) => (cashier: Cashier) =>
  cashier.view.locator('dl').filter({ hasText: label }).locator('dd').first();
