import { payoutForm, payoutOf, payoutReview, payoutSteps, payoutWaiting } from '../../tests/chaos/kit/payout-steps';
import { withdrawal } from './journeys.fixture';

const payout = payoutOf(withdrawal, 'Account number', '250000');

export const steps = payoutSteps(payout, payoutForm(payout), payoutReview(payout), payoutWaiting(payout));
