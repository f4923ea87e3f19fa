import { makeAutoObservable, runInAction } from 'mobx';
import { loadAlone } from '../../kernel/loading/load-alone';

export type PhoneReader = typeof import('./phone-reader');

/** The numbering plans, for the whole page: they hold nothing of a player, and every form reads by the same ones. */
class LoadedReader {
  reader: PhoneReader | undefined = undefined;
  private loading: Promise<PhoneReader> | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  load(): Promise<PhoneReader> {
    this.loading ??= loadAlone(() => import('./phone-reader')).then(
      (reader) => runInAction(() => (this.reader = reader)),
      (error: unknown) => {
        this.loading = undefined;
        throw error;
      },
    );
    return this.loading;
  }
}

const loaded = new LoadedReader();

/** Rejects when it can not be fetched; the next call tries again. */
export const loadPhoneReader = (): Promise<PhoneReader> => loaded.load();

/**
 * The reader, observable; undefined while it loads. Asking for it fetches it, also after a failure: a form that shows a number
 * asks with each key, and whoever waits for the reader is drawn anew when it comes.
 */
export function phoneReader(): PhoneReader | undefined {
  if (!loaded.reader) void loaded.load().catch(() => undefined);
  return loaded.reader;
}
