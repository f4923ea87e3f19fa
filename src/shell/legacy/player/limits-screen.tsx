export { LimitsPage as LimitsScreen } from '../../player/limits-page';
