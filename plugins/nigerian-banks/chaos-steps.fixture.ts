import {
  chooseIn,
  payoutForm,
  payoutReview,
  payoutSteps,
  payoutWaiting,
  type Payout,
} from '../../tests/chaos/kit/payout-steps';
import { title, type PluginStep } from '../../tests/chaos/kit/step';

const ACCOUNT = '0000014579';

const payout: Payout = {
  country: 'ng',
  money: { amount: '250000', currency: 'NGN' },
  form: (cashier) => cashier.choose('Bank account'),
  async fill(cashier) {
    await cashier.amount.fill('20000');
    await chooseIn(cashier, 'Bank', '011');
    await cashier.field('Account number').fill(ACCOUNT);
  },
  formShown: title,
  destination: 'Account number',
};

export const steps: readonly PluginStep[] = payoutSteps(
  payout,
  payoutForm(payout),
  payoutReview(payout),
  payoutWaiting(payout),
);
