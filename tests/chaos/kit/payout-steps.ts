/** The steps that every withdrawal has: the form, the review, and waiting for the payout. */
import { expect } from '@playwright/test';
import type { Cashier } from '../../e2e/kit/cashier';
import { BOTH, value, type PluginStep, type Step } from './step';

export interface Payout {
  country: Step['country'];
  money: NonNullable<Step['money']>;
  form(cashier: Cashier): Promise<void>;
  fill(cashier: Cashier): Promise<void>;
  /** Something on the form, which is shown again when a reload has discarded the review. */
  formShown: Step['shown'];
  /** Label in the review of the account that gets the money. */
  destination: string;
}

/** Chooses an option in a list that is filtered by typing. */
export async function chooseIn(cashier: Cashier, label: string, found: string): Promise<void> {
  const box = cashier.view.getByRole('combobox', { name: label, exact: true });
  await box.click();
  await box.fill(found);
  await box.press('Enter');
}

async function review(cashier: Cashier, payout: Payout): Promise<void> {
  await payout.form(cashier);
  await payout.fill(cashier);
  await cashier.button('Continue').click();
  await expect(cashier.title).toHaveText('Check your withdrawal');
}

/** Fills the form, reviews it and sends it. */
export async function makePayout(cashier: Cashier, payout: Payout): Promise<void> {
  await review(cashier, payout);
  await cashier.button('Withdraw').click();
}

export const payoutForm = (payout: Payout) =>
  ({ step: 'form', made: 0, walk: payout.form, shown: payout.formShown }) as const;

export const payoutReview = (payout: Payout) =>
  ({
    step: 'review',
    made: 0,
    walk: (cashier: Cashier) => review(cashier, payout),
    shown: value(payout.destination),
    afterReload: payout.formShown,
  }) as const;

export const payoutWaiting = (payout: Payout) =>
  ({
    step: 'waiting',
    made: 1,
    async walk(cashier: Cashier) {
      await makePayout(cashier, payout);
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
