export { BonusDetailsPage as BonusDetailsScreen } from '../bonus-details-page';
