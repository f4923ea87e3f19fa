import { LateModule } from '../../kernel/loading/late-module';

export type PhoneReader = typeof import('./phone-reader');

/** The numbering plans, loaded once for the whole page: they hold nothing about a player, and all forms share them. */
const reader = new LateModule<PhoneReader>(() => import('./phone-reader'));

/** Rejects when the reader cannot be fetched; the next call tries again. */
export const loadPhoneReader = (): Promise<PhoneReader> => reader.load();

/** The reader, observable; undefined while it loads. Each call starts loading it if necessary. */
export const phoneReader = (): PhoneReader | undefined => reader.now();
