import { makeAutoObservable, runInAction } from 'mobx';
import { loadAlone } from './load-alone';

/** A module that the whole page shares and that is loaded when it is first needed. Observable. */
export class LateModule<T> {
  /** It could not be fetched, for the time being. */
  isLost = false;
  private loaded: T | undefined = undefined;
  private loading: Promise<T> | undefined = undefined;

  /** `source`: the only import of the module's file. */
  constructor(private readonly source: () => Promise<T>) {
    makeAutoObservable<this, 'source'>(this, { source: false }, { autoBind: true, deep: false });
  }

  /** Rejects when the module cannot be fetched; the next call tries again. */
  load(): Promise<T> {
    this.loading ??= loadAlone(this.source).then(
      (module) =>
        runInAction(() => {
          this.isLost = false;
          return (this.loaded = module);
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
   * The module, undefined while it loads. Each call starts loading it if necessary, also after a failure: a form calls
   * this with each key, and its component re-renders when the module has loaded.
   */
  now(): T | undefined {
    if (!this.loaded) void this.load().catch(() => undefined);
    return this.loaded;
  }
}
