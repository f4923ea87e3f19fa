export { PayoutPage as PayoutScreen } from '../shared/payout-page';
