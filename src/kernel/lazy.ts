/** Loading of chunks on poor networks. */

export interface LazyOptions {
  /** Pauses between tries, milliseconds; one more try than pauses. */
  pauses?: readonly number[];
  wait?: (ms: number) => Promise<void>;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Tries again after each pause and rejects with the last error. Chromium fetches a failed module anew. */
export async function loadWithRetry<T>(load: () => Promise<T>, options: LazyOptions = {}): Promise<T> {
  for (const pause of options.pauses ?? [300, 1500]) {
    try {
      return await load();
    } catch {
      await (options.wait ?? wait)(pause);
    }
  }
  return load();
}
