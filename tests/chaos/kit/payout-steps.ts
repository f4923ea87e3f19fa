/** The steps that every withdrawal has: the form, the review, and waiting for the payout. */
import { expect } from '@playwright/test';
import type { Cashier } from '../../e2e/kit/cashier';
import type { Gateway } from '../../e2e/kit/gateway';
import { handsOn } from '../../e2e/kit/playwright-hands';
import { openForm, type Journey } from '../../kit/journeys/journey';
import { BOTH, countryOf, title, value, type PluginStep, type Step } from './step';

/** `balance`: decimal text, major units. */
export const payoutOf = (journey: Journey, destination: string, balance: string): Payout => ({
  country: countryOf(journey),
  money: { amount: balance, currency: journey.currency },
  form: (cashier, gateway) => openForm(handsOn(cashier, journey, gateway), journey),
  fill: async (cashier, gateway) => journey.fill?.(handsOn(cashier, journey, gateway), 'current'),
  formShown: title,
  destination,
});

export interface Payout {
  country: Step['country'];
  money: NonNullable<Step['money']>;
  form(cashier: Cashier, gateway: Gateway): Promise<void>;
  fill(cashier: Cashier, gateway: Gateway): Promise<void>;
  /** Something on the form, which is shown again when a reload has discarded the review. */
  formShown: Step['shown'];
  /** Label in the review of the account that gets the money. */
  destination: string;
}

async function review(cashier: Cashier, gateway: Gateway, payout: Payout): Promise<void> {
  await payout.form(cashier, gateway);
  await payout.fill(cashier, gateway);
  await cashier.button('Continue').click();
  await expect(cashier.title).toHaveText('Check your withdrawal');
}

/** Fills the form, reviews it and sends it. */
export async function makePayout(cashier: Cashier, gateway: Gateway, payout: Payout): Promise<void> {
  await review(cashier, gateway, payout);
  await cashier.button('Withdraw').click();
}

export const payoutForm = (payout: Payout) =>
  ({ step: 'form', made: 0, walk: payout.form, shown: payout.formShown }) as const;

export const payoutReview = (payout: Payout) =>
  ({
    step: 'review',
    made: 0,
    walk: (cashier: Cashier, gateway: Gateway) => review(cashier, gateway, payout),
    shown: value(payout.destination),
    afterReload: payout.formShown,
  }) as const;

export const payoutWaiting = (payout: Payout) =>
  ({
    step: 'waiting',
    made: 1,
    async walk(cashier: Cashier, gateway: Gateway) {
      await makePayout(cashier, gateway, payout);
      await expect(cashier.title).toHaveText('Request accepted');
    },
    shown: value('Reference number'),
  }) as const;

/** The given steps of this payout, in both designs. */
export function payoutSteps(
  { country, money }: Payout,
  ...steps: readonly Omit<PluginStep, 'country' | 'flow'>[]
): PluginStep[] {
  return steps.map((step) => ({ country, money, flow: 'withdrawal', designs: BOTH, ...step }));
}
