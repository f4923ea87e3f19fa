import { makeAutoObservable, runInAction } from 'mobx';
import { loadAlone } from './load-alone';

/** Code without any data of a player, loaded once for the whole page when it is first needed. Observable. */
export class LateModule<T> {
  /** It could not be fetched, for the time being. */
  isLost = false;
  private module: T | undefined = undefined;
  private loading: Promise<T> | undefined = undefined;

  /** `fetch`: the only import of the module's file. */
  constructor(private readonly fetch: () => Promise<T>) {
    // `now` is called while observers are drawn, where nothing observable may change.
    makeAutoObservable<this, 'loading' | 'fetch'>(
      this,
      { loading: false, fetch: false, now: false },
      { autoBind: true, deep: false },
    );
  }

  /** Rejects when the file cannot be fetched; the next call tries again. */
  load(): Promise<T> {
    this.loading ??= loadAlone(this.fetch).then(
      (module) =>
        runInAction(() => {
          this.isLost = false;
          return (this.module = module);
        }),
      (error: unknown) => {
        this.loading = undefined;
        runInAction(() => (this.isLost = true));
        throw error;
      },
    );
    return this.loading;
  }

  /**
   * The module; undefined while it loads. Each call starts loading it if necessary, also after a failure: a form that
   * needs it calls this with each key, and its component re-renders when the module has loaded.
   */
  readonly now = (): T | undefined => {
    if (!this.module) void this.load().catch(() => undefined);
    return this.module;
  };
}
