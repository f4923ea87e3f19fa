/** A list of callbacks. If one throws, the error goes to `onError` and the others are still called. */
export class Listeners<A extends unknown[]> {
  /** Replaced by each change, so that a call under way keeps the list it started with, without copying it. */
  private entries: readonly { callback: (...args: A) => void }[] = [];

  constructor(private readonly onError: (error: unknown) => void) {}

  /** Returns the function that removes the callback. Each call adds its own entry, so one function may listen twice. */
  add(callback: (...args: A) => void): () => void {
    const entry = { callback };
    this.entries = [...this.entries, entry];
    return () => {
      this.entries = this.entries.filter((one) => one !== entry);
    };
  }

  call(...args: A): void {
    for (const { callback } of this.entries) {
      try {
        callback(...args);
      } catch (error) {
        this.onError(error);
      }
    }
  }
}
