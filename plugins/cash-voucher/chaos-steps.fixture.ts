import { makePayout, payoutForm, payoutOf, payoutReview, payoutSteps } from '../../tests/chaos/kit/payout-steps';
import { depositSteps, value } from '../../tests/chaos/kit/step';
import { counter, counterPayout } from './journeys.fixture';

const payout = payoutOf(counterPayout, 'Full name', '100');

/** How a player reaches each page, where `npm run test:chaos` reloads the page, cuts the connection and leaves. */
export const steps = [
  ...depositSteps(counter, { step: 'voucher', designs: ['current', 'legacy'], shown: value('Reference') }),
  ...payoutSteps(payout, payoutForm(payout), payoutReview(payout), {
    step: 'pickup',
    made: 1,
    walk: (cashier, gateway) => makePayout(cashier, gateway, payout),
    shown: value('Pick-up code'),
  }),
];
