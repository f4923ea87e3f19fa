import { expect } from '@playwright/test';
import type { Cashier } from '../../tests/e2e/kit/cashier';
import { IBAN } from '../../tests/e2e/kit/withdrawal-page';
import {
  makePayout,
  payoutForm,
  payoutReview,
  payoutSteps,
  payoutWaiting,
  type Payout,
} from '../../tests/chaos/kit/payout-steps';
import { BOTH, form, submit, title, value, type PluginStep } from '../../tests/chaos/kit/step';

const payout = (method: string): Payout => ({
  country: 'de',
  money: { amount: '100', currency: 'EUR' },
  form: (cashier) => cashier.choose(method),
  async fill(cashier) {
    await cashier.amount.fill('25');
    await cashier.field('IBAN').pressSequentially(IBAN);
  },
  formShown: title,
  destination: 'IBAN',
});

const card = payout('Test payout');
const coded = payout('Test payout with a code');
const cash = payout('Test payout in cash');

const deposits: readonly PluginStep[] = [
  { ...form('de', 'Test card'), designs: BOTH },
  {
    step: 'complete',
    country: 'de',
    designs: BOTH,
    made: 1,
    async walk(cashier) {
      await submit(cashier, 'Test card', '50', 'Continue to payment');
      await expect(cashier.title).toHaveText('Waiting for payment');
    },
    shown: value('Reference number'),
  },
  {
    step: 'unified form',
    country: 'de',
    designs: BOTH,
    made: 1,
    walk: (cashier) => submit(cashier, 'Test card unified flow', '50', 'Continue to payment'),
    shown: (cashier) => cashier.view.getByText('Transfer number'),
  },
  {
    step: 'instruction',
    country: 'de',
    designs: BOTH,
    made: 1,
    walk: (cashier) => submit(cashier, 'Test card in cash', '50', 'Continue to payment'),
    shown: (cashier) => cashier.view.locator('dl dd').first(),
  },
];

export const steps: readonly PluginStep[] = [
  ...deposits,
  ...payoutSteps(card, payoutForm(card), payoutReview(card), payoutWaiting(card)),
  ...payoutSteps(coded, {
    step: 'code',
    shortRun: ['current'],
    made: 1,
    async walk(cashier: Cashier) {
      await makePayout(cashier, coded);
      await expect(cashier.title).toHaveText('Enter the code');
    },
    shown: title,
  }),
  ...payoutSteps(cash, {
    step: 'instruction',
    made: 1,
    walk: (cashier: Cashier) => makePayout(cashier, cash),
    shown: (cashier: Cashier) => cashier.view.locator('main h1').filter({ hasText: 'Collect it at a till' }),
  }),
];
