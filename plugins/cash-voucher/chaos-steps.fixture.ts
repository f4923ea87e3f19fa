import { payoutForm, payoutReview, payoutSteps, payoutWaiting, type Payout } from '../../tests/chaos/kit/payout-steps';
import { form, submit, title, value, type PluginStep } from '../../tests/chaos/kit/step';

const payout: Payout = {
  country: 'de',
  money: { amount: '100', currency: 'EUR' },
  form: (cashier) => cashier.choose('Cash voucher payout'),
  async fill(cashier) {
    await cashier.amount.fill('25');
    await cashier.field('Account number').fill('12345678');
  },
  formShown: title,
  destination: 'Account number',
};

/** How a player walks to each page: `npm run test:chaos` reloads, cuts and leaves there. */
export const steps: readonly PluginStep[] = [
  { ...form('de', 'Cash voucher'), designs: ['current', 'legacy'] },
  {
    step: 'code',
    designs: ['current', 'legacy'],
    country: 'de',
    made: 1,
    walk: (cashier) => submit(cashier, 'Cash voucher', '50', 'Get the payment code'),
    shown: value('Payment code'),
  },
  ...payoutSteps(payout, payoutForm(payout), payoutReview(payout), payoutWaiting(payout)),
];
