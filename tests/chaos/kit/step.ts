import type { Locator } from '@playwright/test';
import type { Design, Flow } from '../../../src/contract/primitives';
import type { Cashier } from '../../e2e/kit/cashier';
import type { Gateway } from '../../e2e/kit/gateway';
import type { HostChoices } from '../../e2e/kit/host-page';
import { handsOn } from '../../e2e/kit/playwright-hands';
import { makePayment, openForm, type Journey } from '../../kit/journeys/journey';

/** A page of a plugin, and how to reach it from the list. */
export interface Step {
  plugin: string;
  step: string;
  /** Default: `deposit`. */
  flow?: Flow;
  design: Design;
  country: NonNullable<HostChoices['country']>;
  /** The player's balance, which a withdrawal needs. Decimal text, major units. */
  money?: { amount: string; currency: string };
  /** Designs in which this step is also part of the short run in `npm run test:all`; the full run has it in all its designs. */
  shortRun?: readonly Design[];
  /** Number of transactions that exist when the page is reached. */
  made: 0 | 1;
  walk(cashier: Cashier, gateway: Gateway): Promise<void>;
  /** Something on the page, which must be shown again after a fault. */
  shown(cashier: Cashier): Locator;
  /** Something on the page after a reload, when that discards typed data on purpose and goes back a page. */
  afterReload?: (cashier: Cashier) => Locator;
}

/** An entry of `steps` in a plugin's `chaos-steps.fixture.ts`. */
export interface PluginStep extends Omit<Step, 'plugin' | 'design'> {
  /** Designs in which the same steps lead to the page. Default: only current. */
  designs?: readonly Design[];
}

export const BOTH: readonly Design[] = ['current', 'legacy'];

export const title = (cashier: Cashier) => cashier.title;
export const value = (label: string) => (cashier: Cashier) =>
  cashier.view.locator('dl').filter({ hasText: label }).locator('dd').first();
/** The picture of a QR code. */
export const qr = (cashier: Cashier) => cashier.view.locator('main img[src^="data:image/svg"]').last();

export const countryOf = ({ country }: Journey): Step['country'] => country.toLowerCase() as Step['country'];

/** A deposit's form before anything is typed, and the page that follows. */
export const depositSteps = (
  journey: Journey,
  { step, shown, ...more }: Pick<PluginStep, 'step' | 'shown' | 'shortRun' | 'designs'>,
): PluginStep[] => [
  {
    ...more,
    step: 'form',
    country: countryOf(journey),
    made: 0,
    walk: (cashier, gateway) => openForm(handsOn(cashier, journey, gateway), journey),
    shown: title,
  },
  {
    ...more,
    step,
    country: countryOf(journey),
    made: 1,
    walk: (cashier, gateway) => makePayment(handsOn(cashier, journey, gateway), journey),
    shown,
  },
];

/** The form of a deposit before anything is typed. `method`: the text of its tile. */
export const form = (country: Step['country'], method: string): PluginStep => ({
  step: 'form',
  country,
  made: 0,
  walk: (cashier) => cashier.choose(method),
  shown: title,
});

/** Submits a form that asks only for the amount. */
export async function submit(cashier: Cashier, method: string, amount: string, button: string): Promise<void> {
  await cashier.choose(method);
  await cashier.amount.fill(amount);
  await cashier.button(button).click();
}
