import { LateModule } from '../../kernel/loading/late-module';

/** The check of codes, which only few server-driven flows need. */
export const paymentCodes = new LateModule(() => import('./payment-code'));
