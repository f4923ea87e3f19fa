import { makeAutoObservable, runInAction } from 'mobx';
import { loadAlone } from '../../kernel/loading/load-alone';

export type PhoneReader = typeof import('./phone-reader');

/** The numbering plans, loaded once for the whole page: they hold nothing about a player, and all forms share them. */
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

/** Rejects when the reader cannot be fetched; the next call tries again. */
export const loadPhoneReader = (): Promise<PhoneReader> => loaded.load();

/**
 * The reader, observable; undefined while it loads. Each call starts loading it if necessary, also after a failure: a
 * form that shows a number calls this with each key, and its component re-renders when the reader has loaded.
 */
export function phoneReader(): PhoneReader | undefined {
  if (!loaded.reader) void loaded.load().catch(() => undefined);
  return loaded.reader;
}
