/** Loading code on poor networks. */

export interface LazyOptions {
  /** Pauses between tries, in milliseconds; there is one try more than there are pauses. */
  pauses?: readonly number[];
  wait?: (ms: number) => Promise<void>;
  /** True for an error that a retry would not solve. */
  isFinal?: (error: unknown) => boolean;
}

/** @param ms milliseconds */
export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Retries after each pause and rejects with the last error. Chromium fetches a failed module again. */
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
 * Reloads the page when loading fails for a reason that a reload may solve: a chunk gone after a deployment, or a
 * failed module that the browser does not fetch again. Never settles when `reload` resolves with true, since the page
 * is about to reload.
 */
export async function orReload<T>(loading: Promise<T>, reload: () => Promise<boolean>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (await reload()) return new Promise(() => {});
    throw error;
  }
}
