export { BanksPage as BanksScreen } from '../shared/banks-page';
