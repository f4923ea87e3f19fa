import { makePayout, payoutForm, payoutReview, payoutSteps, type Payout } from '../../tests/chaos/kit/payout-steps';
import { form, submit, title, value, type PluginStep } from '../../tests/chaos/kit/step';

const payout: Payout = {
  country: 'de',
  money: { amount: '100', currency: 'EUR' },
  form: (cashier) => cashier.choose('Test cash at a counter'),
  async fill(cashier) {
    await cashier.amount.fill('25');
    await cashier.field('Full name').fill('Alex Morgan');
  },
  formShown: title,
  destination: 'Full name',
};

/** How a player reaches each page, where `npm run test:chaos` reloads the page, cuts the connection and leaves. */
export const steps: readonly PluginStep[] = [
  { ...form('de', 'Test counter'), designs: ['current', 'legacy'] },
  {
    step: 'voucher',
    designs: ['current', 'legacy'],
    country: 'de',
    made: 1,
    walk: (cashier) => submit(cashier, 'Test counter', '50', 'Get the payment code'),
    shown: value('Reference'),
  },
  ...payoutSteps(payout, payoutForm(payout), payoutReview(payout), {
    step: 'pickup',
    made: 1,
    walk: (cashier) => makePayout(cashier, payout),
    shown: value('Pick-up code'),
  }),
];
