import { expect } from '@playwright/test';
import type { Cashier } from '../../tests/e2e/kit/cashier';
import type { Gateway } from '../../tests/e2e/kit/gateway';
import {
  makePayout,
  payoutForm,
  payoutOf,
  payoutReview,
  payoutSteps,
  payoutWaiting,
  type Payout,
} from '../../tests/chaos/kit/payout-steps';
import { BOTH, form, submit, title, value, type PluginStep } from '../../tests/chaos/kit/step';
import { withdrawal } from './journeys.fixture';

const payout = (method: string): Payout => payoutOf({ ...withdrawal, method }, 'IBAN', '100');

const card = payout('test_payout');
const coded = payout('test_payout_confirm');
const cash = payout('test_payout_cash');

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
    async walk(cashier: Cashier, gateway: Gateway) {
      await makePayout(cashier, gateway, coded);
      await expect(cashier.title).toHaveText('Enter the code');
    },
    shown: title,
  }),
  ...payoutSteps(cash, {
    step: 'instruction',
    made: 1,
    walk: (cashier: Cashier, gateway: Gateway) => makePayout(cashier, gateway, cash),
    shown: (cashier: Cashier) => cashier.view.locator('main h1').filter({ hasText: 'Collect it at a till' }),
  }),
];
