import { LateModule } from '../../kernel/loading/late-module';

export type PhoneReader = typeof import('./phone-reader');

/** The numbering plans. */
const plans = new LateModule<PhoneReader>(() => import('./phone-reader'));

/** Rejects when the reader cannot be fetched; the next call tries again. */
export const loadPhoneReader = plans.load;

/** The reader, observable; undefined while it loads. */
export const phoneReader = plans.now;
