export { CompletePage as CompleteScreen } from '../complete-page';
