import { LateModule } from '../../kernel/loading/late-module';

/** The brands of cards, for a form that asks for a card's number. */
export const cardBrands = new LateModule(() => import('./card-brand'));
