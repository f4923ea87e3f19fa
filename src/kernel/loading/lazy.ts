/** Loading on poor networks. */

export interface LazyOptions {
  /** Pauses between tries, milliseconds; one more try than pauses. */
  pauses?: readonly number[];
  wait?: (ms: number) => Promise<void>;
  /** Errors that another try would not mend. */
  isFinal?: (error: unknown) => boolean;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Tries again after each pause and rejects with the last error. Chromium fetches a failed module anew. */
export async function loadWithRetry<T>(load: () => Promise<T>, options: LazyOptions = {}): Promise<T> {
  for (const pause of options.pauses ?? [300, 1500]) {
    try {
      return await load();
    } catch (error) {
      if (options.isFinal?.(error)) throw error;
      await (options.wait ?? wait)(pause);
    }
  }
  return load();
}

/**
 * What a new page may mend: a stale chunk after a deployment, or a failed module that the browser does not fetch anew.
 * Never settles when `reload` says that the page is going to.
 */
export async function orReload<T>(loading: Promise<T>, reload: () => Promise<boolean>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (await reload()) return new Promise(() => {});
    throw error;
  }
}
